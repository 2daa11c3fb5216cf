/** The gallery, for development only: /src/dev/gallery.html?game=dawn_of_the_zeds&state=deed&lang=ja */
import { mount } from 'svelte';
import '@fontsource/zilla-slab/latin-500.css';
import '@fontsource/zilla-slab/latin-700.css';
import '@fontsource/barlow-condensed/latin-500.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '../app.css';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('gallery.html has no #app');
export default mount(Gallery, { target });
