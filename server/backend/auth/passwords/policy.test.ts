import { describe, expect, test } from 'vitest';
import { AuthError } from '../errors.ts';
import { checkNewPassword, findWeaknesses } from './policy.ts';

const reasons = (
  password: string,
  requirements: Parameters<typeof findWeaknesses>[1]['password_requirements'],
  least = 6,
) =>
  findWeaknesses(password, { minimum_password_length: least, password_requirements: requirements }).map(
    ({ reason }) => reason,
  );

describe('findWeaknesses', () => {
  test('counts characters, not bytes', () => {
    expect(reasons('ééééé', '')).toEqual(['length']);
    expect(reasons('éééééé', '')).toEqual([]);
    expect(reasons('😀😀😀😀😀', '')).toEqual(['length']);
  });

  test('asks for one character of each set', () => {
    expect(reasons('xkvmqp', 'letters_digits')).toEqual(['characters']);
    expect(reasons('xkvmq1', 'letters_digits')).toEqual([]);
    expect(reasons('xkvmq1', 'lower_upper_letters_digits')).toEqual(['characters']);
    expect(reasons('Xkvmq1', 'lower_upper_letters_digits')).toEqual([]);
    expect(reasons('Xkvmq1', 'lower_upper_letters_digits_symbols')).toEqual(['characters']);
    expect(reasons('Xkvm1!', 'lower_upper_letters_digits_symbols')).toEqual([]);
  });

  test('knows the passwords that are tried first, in any letters', () => {
    for (const password of ['123456', 'iloveyou', 'IloveYou', '1qaz2wsx']) {
      expect(reasons(password, '')).toEqual(['pwned']);
    }
    expect(reasons('correct horse', '')).toEqual([]);
    // The lines that name source and licence are no passwords.
    expect(reasons('# Licence: MIT.', '')).toEqual([]);
  });

  test('names every weakness', () => {
    expect(reasons('abc', 'letters_digits', 8)).toEqual(['length', 'characters']);
  });
});

test('a password over 256 bytes is refused before it is hashed', () => {
  const rules = { minimum_password_length: 6, password_requirements: '' } as const;
  expect(() => checkNewPassword('é'.repeat(128), rules)).not.toThrow();
  expect(() => checkNewPassword('é'.repeat(129), rules)).toThrow(AuthError);
});
