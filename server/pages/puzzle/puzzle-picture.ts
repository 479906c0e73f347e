import { crc32, deflateSync } from 'node:zlib';
import { dailyPuzzle } from '#domain/puzzle/daily-puzzle.ts';

const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = { x: 90, y: 80 };
/** Paper, ink, rising, falling and the lines of levels: styles/tokens.css in light. */
const PALETTE = [0xfcfaf6, 0x1b1a2b, 0x1f5fa8, 0x8a4b14, 0x6b2d6b] as const;
const [PAPER, , UP, DOWN, PLUM] = PALETTE.keys();

/**
 * The chart of a day's puzzle as a PNG for link previews: its bars, and the levels that it asks about. It has no words and nothing
 * that tells the answer.
 *
 * @param day YYYY-MM-DD
 */
export function puzzlePicture(day: string): Buffer {
  const { candles, levels } = dailyPuzzle(day).question;
  const prices = [...candles.flatMap(({ high, low }) => [high, low]), ...levels.map(({ price }) => price)];
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(PAPER ?? 0);
  const yOf = (price: number) =>
    Math.round(MARGIN.y + ((most - price) / (most - least || 1)) * (HEIGHT - 2 * MARGIN.y));
  const step = (WIDTH - 2 * MARGIN.x) / candles.length;
  const box = (left: number, top: number, right: number, bottom: number, colour = PAPER) => {
    for (let y = top; y < bottom; y += 1) pixels.fill(colour ?? 0, y * WIDTH + left, y * WIDTH + right);
  };
  for (const { price } of levels) {
    for (let x = MARGIN.x; x < WIDTH - MARGIN.x; x += 18)
      box(x, yOf(price) - 1, x + 11, yOf(price) + 2, PLUM);
  }
  for (const [place, { open, high, low, close }] of candles.entries()) {
    const centre = Math.round(MARGIN.x + (place + 0.5) * step);
    const half = Math.round(step * 0.3);
    const [top, bottom] = [
      yOf(Math.max(open, close)),
      Math.max(yOf(Math.min(open, close)), yOf(Math.max(open, close)) + 3),
    ];
    const colour = close >= open ? UP : DOWN;
    box(centre - 1, yOf(high), centre + 2, yOf(low), colour);
    box(centre - half, top, centre + half + 1, bottom, colour);
    // A bar that rose is hollow, so that no colour is needed.
    if (close >= open) box(centre - half + 3, top + 3, centre + half - 2, bottom - 3);
  }
  return png(pixels);
}

/** An image of one byte a pixel with the palette above, see the PNG specification (ISO/IEC 15948). */
function png(pixels: Uint8Array): Buffer {
  const rows = Buffer.alloc((WIDTH + 1) * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1)
    rows.set(pixels.subarray(y * WIDTH, (y + 1) * WIDTH), y * (WIDTH + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // Eight bits a pixel, by palette.
  header.set([8, 3], 8);
  const colours = Buffer.from(PALETTE.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
