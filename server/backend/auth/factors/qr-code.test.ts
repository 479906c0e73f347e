import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrCodeSvg } from './qr-code.ts';

/** Pixels to a module: the reader needs a few. */
const SCALE = 4;

/** Draws the rectangles of the markup, as a browser would. */
function draw(svg: string) {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const side = size * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const dark = svg.slice(svg.indexOf('fill="black"'));
  for (const [, x, y, length] of dark.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      const start = (row * side + Number(x) * SCALE) * 4;
      for (let at = start; at < start + Number(length) * SCALE * 4; at += 4) data.fill(0, at, at + 3);
    }
  }
  return { width: side, height: side, data };
}

test('a reader gets the text back', () => {
  const text =
    'otpauth://totp/Example:a%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Example';
  expect(decodeQR(draw(qrCodeSvg(text)))).toBe(text);
});

test('nothing in it has a meaning of its own in a data URI', () => {
  expect(qrCodeSvg('any text')).not.toMatch(/[#%]/);
});
