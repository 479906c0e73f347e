import { expect, test } from 'vitest';
import { cacheDrawn } from './cache-drawn.ts';

/** Draws a text as its bytes, and notes what it drew. */
function notedDraw() {
  const drawn: string[] = [];
  const draw = async (name: string) => {
    drawn.push(name);
    if (name.includes('torn') && drawn.filter((known) => known === name).length === 1)
      throw new Error('The pen broke.');
    return new Uint8Array(Buffer.from(name));
  };
  const kept = cacheDrawn({
    badge: (text) => draw(`badge ${text}`),
    preview: (text) => draw(`preview ${text}`),
    pdf: (text, slug) => draw(`pdf ${text} ${slug}`),
  });
  return { drawn, kept };
}

test('each file of a certificate is drawn once, however many ask for it at once or later', async () => {
  const { drawn, kept } = notedDraw();
  const [one, two] = await Promise.all([kept.badge('a'), kept.badge('a')]);
  expect(one).toBe(two);
  expect(Buffer.from(await kept.badge('a')).toString()).toBe('badge a');
  await kept.preview('a');
  await kept.pdf('a', 's');
  await kept.pdf('a', 's');
  await kept.badge('b');
  expect(drawn).toEqual(['badge a', 'preview a', 'pdf a s', 'badge b']);
  expect([kept.keeps('certificate.pdf', 'a', 's'), kept.keeps('certificate.pdf', 'a', 'other')]).toEqual([
    true,
    false,
  ]);
});

test('one that could not be drawn is drawn anew', async () => {
  const { drawn, kept } = notedDraw();
  await expect(kept.badge('torn')).rejects.toThrow('The pen broke.');
  expect(Buffer.from(await kept.badge('torn')).toString()).toBe('badge torn');
  expect(drawn).toHaveLength(2);
});

test('fifty are kept, and those that are asked for stay', async () => {
  const { drawn, kept } = notedDraw();
  for (let number = 0; number < 50; number += 1) await kept.badge(String(number));
  await kept.badge('0');
  await kept.badge('one more');
  await kept.badge('0');
  expect(drawn).toHaveLength(51);
  await kept.badge('1');
  expect(drawn).toHaveLength(52);
});
