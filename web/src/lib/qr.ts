// A QR code as one path of an SVG, one unit a module, with the quiet margin that readers need.
import encodeQR from 'qr';

const QUIET = 4;

export interface QrDrawing {
  /** Modules along one side, the margin included. */
  size: number;
  path: string;
}

export function drawQr(text: string): QrDrawing {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const runs: string[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      const begin = x;
      while (row[x] === true) x += 1;
      if (x > begin) runs.push(`M${begin} ${y}h${x - begin}v1h${begin - x}z`);
    }
  });
  return { size: rows.length, path: runs.join('') };
}
