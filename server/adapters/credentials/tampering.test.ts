import { beforeAll, expect, test } from 'vitest';
import { canonicalJson } from '#domain/credentials/text/canonical-json.ts';
import { verifyCredential } from '#domain/credentials/verify/verify-credential.ts';
import { CHECKED_AT, signedCertificate } from '#tests/support/certificate.ts';
import { verifyBySecond } from '#tests/support/second-verifier.ts';
import { pinnedContext } from './pinned-contexts.ts';

type Path = readonly (string | number)[];

let certificate: Awaited<ReturnType<typeof signedCertificate>>;
let text: string;
beforeAll(async () => {
  certificate = await signedCertificate();
  text = canonicalJson(certificate.credential);
});

/** By our verifier; with everything else as it should be, so that only the change can be at fault. */
function verdictOf(changed: string): string {
  const { did, document, list } = certificate;
  return verifyCredential(changed, {
    now: CHECKED_AT,
    issuer: did,
    keys: { from: 'issuer', document },
    statusList: list,
  }).verdict;
}

const bySecond = (changed: string) =>
  verifyBySecond(changed, certificate.keys[0]?.publicKeyMultibase ?? '', pinnedContext);

/** Every place of a JSON value, leaves and what holds them. */
function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([name, one]) =>
    placesOf(one, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return [path, ...inner];
}

/** The certificate with one place changed; undefined removes it. */
function withChange(path: Path, change: (value: unknown) => unknown): string {
  const copy = JSON.parse(text) as Record<string | number, unknown>;
  const last = path.at(-1) ?? '';
  const holder = path.slice(0, -1).reduce((at, name) => at[name] as typeof copy, copy);
  const value = change(holder[last]);
  if (value !== undefined) holder[last] = value;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete holder[last];
  return JSON.stringify(copy);
}

const isLeaf = (value: unknown) => typeof value !== 'object' || value === null;
const edit = (value: unknown) => (typeof value === 'boolean' ? !value : `${String(value)}x`);

test('as it was issued it verifies by both, laid out in any way', async () => {
  for (const same of [text, JSON.stringify(certificate.credential, null, 2)]) {
    expect(verdictOf(same)).toBe('verified');
    expect(await bySecond(same)).toBe(true);
  }
});

test('no leaf can be edited, nor any place removed, that either verifier would miss', async () => {
  let edited = 0;
  for (const path of placesOf(certificate.credential).filter(({ length }) => length > 0)) {
    const change = withChange(path, (value) => (isLeaf(value) ? edit(value) : undefined));
    const removed = withChange(path, () => undefined);
    edited += 1;
    for (const changed of [change, removed]) {
      expect.soft(verdictOf(changed), path.join('.')).not.toBe('verified');
    }
    // The second takes 50 times as long: it sees each edit, and each third removal.
    expect.soft(await bySecond(change), path.join('.')).toBe(false);
    if (edited % 3 === 0) expect.soft(await bySecond(removed), path.join('.')).toBe(false);
  }
  expect(edited).toBeGreaterThan(100);
}, 120_000);

test('nothing can be added anywhere: an unknown property, a word of the contexts, an element, a second value', () => {
  for (const path of placesOf(certificate.credential)) {
    const add = (name: string, value: unknown) =>
      path.length === 0
        ? JSON.stringify({ ...certificate.credential, [name]: value })
        : withChange(path, (holder) =>
            isLeaf(holder) ? undefined : { ...(holder as object), [name]: value },
          );
    const twice = path.length === 0 ? '' : withChange(path, (value) => [value, value]);
    const more =
      path.length === 0
        ? ''
        : withChange(path, (value) => (Array.isArray(value) ? [...value, 'x'] : undefined));
    for (const changed of [add('nickname', 'x'), add('description', 'x'), add('@type', 'x'), twice, more]) {
      expect.soft(verdictOf(changed), path.join('.')).not.toBe('verified');
    }
  }
});

test('an array in another order is refused, although JSON-LD reads it the same', async () => {
  const turned = withChange(['credentialSubject', 'result'], (value) => [...(value as unknown[])].reverse());
  expect(await bySecond(turned)).toBe(true);
  expect(verdictOf(turned)).toBe('failed');
});

test('so are both lists of results when they are turned alike', async () => {
  const turned = withChange(['credentialSubject'], (value) => {
    const subject = value as { result: unknown[]; achievement: { resultDescription: unknown[] } };
    return {
      ...subject,
      result: [...subject.result].reverse(),
      achievement: {
        ...subject.achievement,
        resultDescription: [...subject.achievement.resultDescription].reverse(),
      },
    };
  });
  expect(await bySecond(turned)).toBe(true);
  expect(verdictOf(turned)).toBe('failed');
});

test('with one bit of any byte flipped nothing verifies', async () => {
  const bytes = Buffer.from(text);
  for (let place = 0; place < bytes.length; place += 1) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ (1 << (place % 8));
    const read = changed.toString('utf8');
    if (verdictOf(read) === 'verified') expect.soft(read.slice(place - 9, place + 9), String(place)).toBe('');
    if (place % 197 === 0) expect.soft(await bySecond(read), String(place)).toBe(false);
  }
}, 120_000);

test('a name said twice is refused, whichever of the two a reader takes', () => {
  for (const forged of [
    text.replace('"Lea Moreau"', '"Mallory","identityHash":"Lea Moreau"'),
    text.replace('{', '{"name":"Another course",'),
  ]) {
    expect(JSON.parse(forged)).toEqual(certificate.credential);
    expect(verdictOf(forged)).toBe('failed');
  }
});
