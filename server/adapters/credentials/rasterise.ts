import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

let ready: Promise<void> | undefined;

/** An SVG picture as PNG. Of text it draws none: it has no typeface. @param width in pixels */
export async function rasterise(svg: string, width: number): Promise<Uint8Array> {
  ready ??= readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))).then(initWasm);
  await ready;
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
  try {
    return drawn.asPng();
  } finally {
    drawn.free();
  }
}
