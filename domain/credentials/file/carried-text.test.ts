import { strToU8, zlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { readCredential } from '../verify/read-credential.ts';
import { splitAnchored } from './anchored-text.ts';
import { carriedText } from './carried-text.ts';
import { checksum } from './checksum.ts';
import { bakeIntoPng } from './text-in-png.ts';
import { bakedElement } from './text-in-svg.ts';

const TEXT = '{"name":"लीया مريم 李雷 ]]> \\u0041"}';
/** One pixel. */
const PIXEL = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

function pdfWith(attached: Uint8Array, filter = '/Filter /FlateDecode'): Uint8Array {
  const head = `%PDF-1.7\n7 0 obj\n<<\n/Type /EmbeddedFile\n/Params <<\n/Size 1\n>>\n${filter}\n/Length ${attached.length}\n>>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), attached, Buffer.from('\nendstream\nendobj\n%%EOF')]);
}

test('a JSON file is the text, whatever stands around it', () => {
  expect(carriedText(strToU8(`\u{FEFF}\n${TEXT}\n`))).toBe(TEXT);
});

test('what is baked into a picture is read back, letters of every script included', () => {
  expect(carriedText(bakeIntoPng(PIXEL, TEXT))).toBe(TEXT);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${bakedElement(TEXT)}</svg>`;
  expect(JSON.parse(carriedText(strToU8(svg)) ?? '')).toEqual(JSON.parse(TEXT));
});

test('what is attached to a PDF is read back, packed or not', () => {
  expect(carriedText(pdfWith(zlibSync(strToU8(TEXT))))).toBe(TEXT);
  expect(carriedText(pdfWith(strToU8(TEXT), ''))).toBe(TEXT);
});

test('a file with two certificates has none that every reader would take', () => {
  expect(carriedText(bakeIntoPng(bakeIntoPng(PIXEL, TEXT), TEXT))).toBeUndefined();
  const twice = bakedElement(TEXT) + bakedElement(TEXT);
  expect(carriedText(strToU8(`<svg>${twice}</svg>`))).toBeUndefined();
  const one = pdfWith(strToU8(TEXT), '');
  expect(carriedText(Buffer.concat([one, one]))).toBeUndefined();
});

test('a file that carries nothing, is cut short or unpacks to something large has none', () => {
  expect(carriedText(PIXEL)).toBeUndefined();
  expect(carriedText(bakeIntoPng(PIXEL, TEXT).subarray(0, 90))).toBeUndefined();
  expect(carriedText(strToU8('<svg></svg>'))).toBeUndefined();
  expect(carriedText(strToU8('Lea Moreau passed'))).toBeUndefined();
  expect(carriedText(pdfWith(zlibSync(strToU8(`{${' '.repeat(90_000)}}`))))).toBeUndefined();
  expect(carriedText(pdfWith(strToU8('not packed')))).toBeUndefined();
  expect(carriedText(new Uint8Array(10_000_001))).toBeUndefined();
  expect(carriedText(new Uint8Array())).toBeUndefined();
});

/** A file of two million bytes that is made to keep its reader busy. */
const repeated = (head: string, piece: string) =>
  strToU8(head + piece.repeat(2_000_000 / piece.length), true);
const EMPTY_CHUNK = '\0\0\0\0iTXt\0\0\0\0';

test.each([
  ['beginnings of dictionaries', repeated('%PDF-1.7\n', '<<')],
  ['empty dictionaries', repeated('%PDF-1.7\n', '<<>>  s')],
  ['types without a file', repeated('%PDF-1.7\n', '/Type/EmbeddedFile>>   ')],
  [
    'files that unpack to much',
    Buffer.concat(Array<Uint8Array>(25).fill(pdfWith(zlibSync(new Uint8Array(9e6))))),
  ],
  ['beginnings of elements', repeated('<svg>', '<openbadges:credential ')],
  ['entities', repeated('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "&a;&a;">]><svg>', '&a;')],
  ['empty chunks', repeated('\u0089PNG\r\n\u001a\n', EMPTY_CHUNK)],
])('%s are read in one go, and carry nothing', (_what, bytes) => {
  expect(carriedText(bytes)).toBeUndefined();
});

test('what is nested without an end, or too long to be one of ours, is left as it is', () => {
  const deep = `{"certificate":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`;
  expect(splitAnchored(carriedText(strToU8(deep)) ?? '')).toEqual({ text: deep });
  expect(readCredential(deep).check).toMatchObject({ outcome: 'failed', reason: 'too-large' });
  const nested = `{"type":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
  expect(readCredential(nested).check).toMatchObject({ outcome: 'failed', reason: 'unknown-shape' });
});

test('where the length of an attached file stands in another object, its end is looked for', () => {
  const pdf = Buffer.from(pdfWith(strToU8(TEXT), ''))
    .toString('latin1')
    .replace(/\/Length \d+/, '/Length 123 0 R');
  expect(carriedText(Buffer.from(pdf, 'latin1'))).toBe(TEXT);
});

test('a baked picture ends as PNG pictures do, and its chunk has their checksum', () => {
  const baked = Buffer.from(bakeIntoPng(PIXEL, '{}'));
  const length = 'openbadgecredential'.length + 5 + 2;
  const at = baked.indexOf('iTXt');
  expect(baked.readUInt32BE(at - 4)).toBe(length);
  expect(baked.readUInt32BE(at + 4 + length)).toBe(checksum(baked.subarray(at, at + 4 + length)));
  expect(checksum(strToU8('IEND'))).toBe(0xae426082);
  expect(baked.subarray(-8, -4).toString('latin1')).toBe('IEND');
});
