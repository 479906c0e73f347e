import type { Browser, Page } from 'playwright-core';

/** How two pictures differ. */
export type Difference = {
  /** Share of the pixels that differ visibly, 0 to 1; 1 when the sizes are too far apart to compare. */
  readonly share: number;
  /** The new picture with what differs painted over, as WebP; to be looked at by a person. */
  readonly picture: Buffer;
};

/** Makes pictures small and compares them, with the canvas of the browser instead of a library of our own. */
export type PictureComparer = {
  /** A screenshot (PNG) scaled down to `width` and compressed as WebP. */
  shrink(screenshot: Buffer, width: number): Promise<Buffer>;
  compare(accepted: Buffer, current: Buffer): Promise<Difference>;
  close(): Promise<void>;
};

export async function openPictureComparer(browser: Browser): Promise<PictureComparer> {
  const page = await browser.newPage();
  await page.setContent('<!doctype html>');
  await page.addScriptTag({ content: PAGE_SCRIPT });
  return {
    async shrink(screenshot, width) {
      return decode(await evaluate<string>(page, 'shrink', [dataUrl('png', screenshot), width]));
    },
    async compare(accepted, current) {
      const pictures = [dataUrl('webp', accepted), dataUrl('webp', current)];
      const { share, picture } = await evaluate<{ share: number; picture: string }>(
        page,
        'compare',
        pictures,
      );
      return { share, picture: decode(picture) };
    },
    close: () => page.close(),
  };
}

function evaluate<T>(page: Page, name: string, values: readonly unknown[]): Promise<T> {
  return page.evaluate<T>(`pictures.${name}(...${JSON.stringify(values)})`);
}

function dataUrl(type: string, picture: Buffer): string {
  return `data:image/${type};base64,${picture.toString('base64')}`;
}

function decode(url: string): Buffer {
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/*
 * Runs in the page. A pixel counts as different when a channel is off by more than 48 of 255 after both pictures were
 * made small: edges of letters, which every browser version draws a little differently, then melt into their
 * surroundings, while a moved block, a lost colour or a missing picture does not. A page may grow or shrink by 2%.
 */
const PAGE_SCRIPT = `
const pictures = {
  async draw(url, width) {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width ?? image.width;
    canvas.height = Math.round(image.height * canvas.width / image.width);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return { canvas, context };
  },
  async shrink(url, width) {
    const { canvas } = await pictures.draw(url, width);
    return canvas.toDataURL('image/webp', 0.7);
  },
  async compare(acceptedUrl, currentUrl) {
    const accepted = await pictures.draw(acceptedUrl);
    const current = await pictures.draw(currentUrl);
    const { width } = current.canvas;
    const height = Math.min(accepted.canvas.height, current.canvas.height);
    const longest = Math.max(accepted.canvas.height, current.canvas.height);
    const before = accepted.context.getImageData(0, 0, width, height).data;
    const after = current.context.getImageData(0, 0, width, height);
    let different = 0;
    for (let at = 0; at < before.length; at += 4) {
      const off = Math.max(...[0, 1, 2].map((channel) => Math.abs(before[at + channel] - after.data[at + channel])));
      if (off <= 48) continue;
      different += 1;
      after.data.set([214, 0, 90, 255], at);
    }
    current.context.putImageData(after, 0, 0);
    const comparable = accepted.canvas.width === width && longest / height <= 1.02;
    const share = comparable ? different / (width * height) : 1;
    return { share, picture: current.canvas.toDataURL('image/webp', 0.8) };
  },
};
`;
