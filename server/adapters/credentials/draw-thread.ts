/** Draws files of certificates beside the server: a picture is 150 to 350 ms of unbroken work, in which nobody else is served. */
import { parentPort } from 'node:worker_threads';
import { drawBadge } from './draw-badge.ts';
import type { DrawAnswer, DrawnKind, DrawOrder } from './draw-in-thread.ts';
import { drawPreview } from './draw-preview.ts';

const DRAW: Readonly<Record<DrawnKind, (text: string, address: string) => Promise<Uint8Array>>> = {
  badge: drawBadge,
  preview: drawPreview,
  // Typefaces take their time to load.
  pdf: async (text, address) => (await import('./pdf/draw-pdf.ts')).drawPdf(text, address),
};

parentPort?.on('message', ({ id, kind, text, address }: DrawOrder) => {
  const tell = (answer: DrawAnswer) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
    parentPort?.postMessage(answer);
  };
  DRAW[kind](text, address).then(
    (bytes) => tell({ id, bytes }),
    (error: unknown) => tell({ id, error }),
  );
});
