import { expect, test } from 'vitest';
import { hashArgon2, verifyArgon2 } from './argon2.ts';
import { createPasswordHasher } from './hasher.ts';
import { decodePhc, encodePhc } from './phc.ts';

test('a PHC string reads back as it was written', () => {
  const hash = {
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    salt: Buffer.alloc(16, 1),
    tag: Buffer.alloc(32, 2),
  };
  const text = encodePhc(hash);
  expect(text).toBe(
    '$argon2id$v=19$m=19456,t=2,p=1$AQEBAQEBAQEBAQEBAQEBAQ$AgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgI',
  );
  expect(decodePhc(text)).toEqual(hash);
});

test.each([
  '',
  'plain text',
  '$2a$10$abcdefghijklmnopqrstuv',
  '$argon2i$v=19$m=19456,t=2,p=1$AQEBAQEBAQEBAQEBAQEBAQ$AgICAgICAgICAgICAgICAg',
  '$argon2id$v=19$m=9999999,t=2,p=1$AQEBAQEBAQEBAQEBAQEBAQ$AgICAgICAgICAgICAgICAg',
  '$argon2id$v=19$m=4,t=2,p=1$AQEBAQEBAQEBAQEBAQEBAQ$AgICAgICAgICAgICAgICAg',
  '$argon2id$v=19$m=19456,t=0,p=1$AQEBAQEBAQEBAQEBAQEBAQ$AgICAgICAgICAgICAgICAg',
])('"%s" is no usable argon2id hash', async (text) => {
  expect(decodePhc(text)).toBeUndefined();
  expect(await verifyArgon2(text, 'password')).toBe(false);
});

test('the hash of another implementation is accepted', async () => {
  // Reference vector of the argon2 command line tool: `echo -n password | argon2 somesalt -id -m 16 -t 2 -p 1`.
  const phc = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyArgon2(phc, 'password')).toBe(true);
  expect(await verifyArgon2(phc, 'Password')).toBe(false);
});

test('two hashes of one password differ, and both fit', async () => {
  const [one, two] = await Promise.all([hashArgon2('correct horse'), hashArgon2('correct horse')]);
  expect(one).not.toBe(two);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyArgon2(two, 'correct horse')).toBe(true);
});

test('no account, no password and a hash of unknown kind are all refused after the same work', async () => {
  const hasher = createPasswordHasher();
  expect(await hasher.verify(undefined, 'a password that nobody has')).toBe(false);
  expect(await hasher.verify(null, 'x')).toBe(false);
  expect(await hasher.verify('$1$old', 'x')).toBe(false);
  expect(await hasher.verify(await hasher.hash('right'), 'right')).toBe(true);
});
