import { expect, it } from 'vitest';
import decodeQR from 'qr/decode.js';
import { drawQr } from './qr';

/** What a camera sees of the drawing. */
function picture(path: string, size: number, scale: number): { width: number; height: number; data: Uint8Array } {
  const side = size * scale;
  const data = new Uint8Array(side * side * 3).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      data.fill(0, (row * side + Number(x) * scale) * 3, (row * side + (Number(x) + Number(width)) * scale) * 3);
    }
  }
  return { width: side, height: side, data };
}

it('draws what a reader reads', () => {
  const link = `http://192.168.178.23:8000/t/k7mwq2zxr9bd/s/${'WyJrN213cTJ6eHI5YmQiLDEsIkFiQ2RFZkdoSWpLbCJd'}.abcdefghijklmnopqrstuvwxyz0`;
  const { size, path } = drawQr(link);
  expect(path.length).toBeGreaterThan(1000);
  expect(decodeQR(picture(path, size, 4))).toBe(link);
});
