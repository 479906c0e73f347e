import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { buildAchievement } from '#domain/credentials/shape/build-achievement.ts';
import { buildCredential } from '#domain/credentials/shape/build-credential.ts';
import { canonicalJson } from '#domain/credentials/text/canonical-json.ts';
import { carriedText } from '#domain/credentials/file/carried-text.ts';
import { drawPdf } from './draw-pdf.ts';
import { outlineText } from './outline-text.ts';

const ADDRESS = 'https://learn.example/verify/abcdefghijklmnopqrst';
const SERIF = { face: 'serif', weight: 500 } as const;

/** The text of a certificate; the drawing does not ask who signed it. */
function textFor(
  name: string | undefined,
  examBits = '1111110111111111101111011111110111111111',
  practicalBits = '11111111111011111111',
  isReport = false,
): string {
  return canonicalJson(
    buildCredential({
      id: '6f0a2e9e-7d5f-4f57-9d3e-0f8d1f6a1c11',
      issuer: { did: 'did:web:learn.example', name: 'Ledgerline', url: 'https://learn.example' },
      achievement: buildAchievement({
        id: '0d5ef1a6-2f0a-4a0e-9b51-3a6d0e6f2c22',
        version: 1,
        name: 'Risk Management with AI',
        description: 'Exam and practical part of the course.',
        criteria: 'At least 32 of 40 items right.',
        exam: { items: 40, needed: 32 },
        practical: { units: 20, needed: 19, recomputable: !isReport },
      }),
      issuedAt: new Date('2026-11-22T10:00:00Z'),
      recipient: { email: 'lea@example.org', salt: 'salt', name },
      examBits,
      practicalBits,
      marking: 'by-person',
      ...(!isReport && { recompute: { scenario: 'a'.repeat(64), orders: 'b'.repeat(64), engine: '1' } }),
      recordOrder: 'ordered',
      status: { list: 'https://learn.example/credentials/status/1', index: 7 },
    }),
  );
}

/** What stands in a PDF, its streams unpacked. */
function readPdf(bytes: Uint8Array): string {
  const pdf = Buffer.from(bytes).toString('latin1');
  const streams = [...pdf.matchAll(/\/FlateDecode[\s\S]*?stream\n/g)].map(({ 0: head, index }) => {
    const start = index + head.length;
    return inflateSync(bytes.subarray(start, pdf.indexOf('endstream', start))).toString('latin1');
  });
  return [pdf, ...streams].join('\n');
}

const NAMES = ['Lea Moreau', 'فاطمة الزهراء', 'श्रीकृष्ण द्विवेदी', '欧阳娜娜', 'Łukasz Nguyễn'];

describe('a certificate as PDF', () => {
  test.each(NAMES)('for %s carries the certificate, and says its words to who hears them', async (name) => {
    const text = textFor(name);
    const bytes = await drawPdf(text, ADDRESS);
    expect(carriedText(bytes)).toBe(text);
    const pdf = readPdf(bytes);
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toContain('/Marked true');
    expect(pdf).toContain('/DisplayDocTitle true');
    expect(pdf).toContain(`(${ADDRESS})`);
    const utf16 = `\u00fe\u00ff${Buffer.from(name, 'utf16le').swap16().toString('latin1')}`;
    const told = /^[ -~]*$/.test(name) ? name : utf16;
    const signs: Readonly<Record<string, string>> = { '\n': 'n', '\r': 'r', '\t': 't', '\b': 'b', '\f': 'f' };
    const escaped = told.replaceAll(/[\\()\n\r\t\b\f]/g, (sign) => `\\${signs[sign] ?? sign}`);
    // A file is too long to be shown by a failure.
    expect(pdf.includes(`/ActualText (${escaped})`)).toBe(true);
  });

  test('names nobody who did not want to be named', async () => {
    const pdf = readPdf(await drawPdf(textFor(undefined), ADDRESS));
    expect(pdf).toContain('/ActualText (the holder of the address in it)');
  });

  test('says which part a person let count as passed', async () => {
    const exam = readPdf(await drawPdf(textFor('Lea', '1'.repeat(31).padEnd(40, '0')), ADDRESS));
    expect(exam).toContain('(A person let it count as passed)');
    expect(exam).toContain('(Marked by rule; profit was not scored)');
    const practical = readPdf(
      await drawPdf(textFor('Lea', undefined, '1'.repeat(18).padEnd(20, '0')), ADDRESS),
    );
    expect(practical).not.toContain('(A person let it count as passed)');
    expect(practical).toContain('(Marked by a person; profit was not scored)');
    const report = readPdf(await drawPdf(textFor('Lea', undefined, undefined, true), ADDRESS));
    expect(report).toContain('(19 of 20 points for a report)');
    expect(report).toContain('(Marked by a person; profit was not scored)');
  });

  test('is the same for the same certificate, but for its identifier', async () => {
    const sizes = await Promise.all([1, 2].map(async () => (await drawPdf(textFor('Lea'), ADDRESS)).length));
    expect(sizes[0]).toBe(sizes[1]);
  });
});

describe('words as outlines', () => {
  test.each(NAMES)('every letter of %s has a typeface', async (name) => {
    const { glyphs, width } = await outlineText(name, SERIF);
    expect(width).toBeGreaterThan(1);
    expect(glyphs.length).toBeGreaterThan(2);
    // What no typeface has is drawn as the same box everywhere.
    expect(new Set(glyphs.map(({ path }) => path)).size).toBeGreaterThan(glyphs.length / 3);
  });

  test('Arabic letters join, and run from the right', async () => {
    const { glyphs: joined } = await outlineText('بب', SERIF);
    const { glyphs: alone } = await outlineText('ب', SERIF);
    const whole = new Set(alone.map(({ path }) => path));
    expect(joined.some(({ path }) => whole.has(path))).toBe(false);
    const mixed = await outlineText('محمد Ali', SERIF);
    const latin = await outlineText('Ali', SERIF);
    const first = latin.glyphs[0]?.path;
    expect(mixed.glyphs[0]?.path).toBe(first);
  });

  test('a letter and the marks that were typed after it are drawn as one', async () => {
    const name = 'Nguyễn';
    expect(await outlineText(name.normalize('NFD'), SERIF)).toEqual(await outlineText(name, SERIF));
    expect((await outlineText(name, SERIF)).glyphs).toHaveLength(6);
  });

  test('words of two directions keep the space between them, and brackets turn with their line', async () => {
    const endsOf = async (text: string) => {
      const { glyphs, width } = await outlineText(text, SERIF);
      return { first: glyphs[0]?.path, starts: glyphs.map(({ x }) => x), width };
    };
    // The space after an Arabic word in a Latin line stands at its right, where the next word begins.
    const [closed, apart] = [await endsOf('Lea محمدMoreau'), await endsOf('Lea محمد Moreau')];
    const moreau = 'Moreau'.length;
    expect(apart.starts.slice(0, -moreau)).toEqual(closed.starts.slice(0, -moreau));
    expect(apart.starts.at(-moreau)).toBeGreaterThan(closed.starts.at(-moreau) ?? 0);
    const bracketed = await endsOf('محمد (علي)');
    expect(bracketed.first).toBe((await endsOf('(')).first);
  });

  test('what no typeface has is a box, and never a gap', async () => {
    for (const name of ['שרה', '🙂', 'ก', 'ܫ']) {
      const { glyphs } = await outlineText(name, SERIF);
      expect([name, glyphs.length]).toEqual([name, [...name].length]);
    }
  });

  test('Devanagari conjuncts are one form, and a short i stands before its letter', async () => {
    const conjunct = await outlineText('क्ष', SERIF);
    expect(conjunct.glyphs).toHaveLength(1);
    const [sign] = (await outlineText('कि', SERIF)).glyphs;
    const [letter] = (await outlineText('क', SERIF)).glyphs;
    expect(sign?.path).not.toBe(letter?.path);
  });
});
