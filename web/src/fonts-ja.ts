// Japanese letters, fetched when Japanese words are shown. Each file holds a
// range of characters, so that a page fetches only the ones it uses.
import '@fontsource/kaisei-tokumin/700.css';
import '@fontsource/zen-kaku-gothic-new/500.css';
import './fonts-figures.css';
