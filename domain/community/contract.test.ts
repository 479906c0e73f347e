import * as v from 'valibot';
import { expect, test } from 'vitest';
import addresses from '#tests/cases/mail-address.json' with { type: 'json' };
import numbers from '#tests/cases/phone-number.json' with { type: 'json' };
import { applicationSchema, leadSchema } from './contract.ts';

const application = {
  first_name: ' Ada ',
  last_name: 'Lovelace',
  email: 'ada@example.org',
  preferred_language: 'en',
  program_interest: 'women',
};

test('a lead needs an address only', () => {
  expect(v.parse(leadSchema, { email: ' a@b.org ', phone: '', country: '' })).toEqual({
    email: 'a@b.org',
    phone: null,
    country: null,
  });
  expect(v.parse(leadSchema, { email: 'a@b.org', phone: '+49 30 12345', country: 'DE' })).toMatchObject({
    country: 'DE',
  });
});

test('an application is trimmed', () => {
  expect(v.parse(applicationSchema, application)).toMatchObject({ first_name: 'Ada' });
});

const problem = (schema: v.GenericSchema, input: unknown) => v.safeParse(schema, input).issues?.[0]?.message;

test.each([
  [leadSchema, {}, 'required'],
  [leadSchema, { email: '  ' }, 'required'],
  [leadSchema, { email: 'nobody' }, 'email'],
  [leadSchema, { email: 'a@b.org', phone: 'call me' }, 'phone'],
  [leadSchema, { email: 'a@b.org', country: 'XX' }, 'choice'],
  [applicationSchema, { ...application, first_name: '   ' }, 'required'],
  [applicationSchema, { ...application, last_name: 'x'.repeat(101) }, 'too-long'],
  [applicationSchema, { ...application, program_interest: 'all' }, 'choice'],
])('case %#', (schema, input, expected) => {
  expect(problem(schema, input)).toBe(expected);
});

test.each(addresses)('a mail to $address can be sent: $form', ({ address, form }) => {
  expect(v.is(leadSchema, { email: address })).toBe(form);
  expect(v.is(applicationSchema, { ...application, email: address })).toBe(form);
});

test.each(numbers)('$number is a phone number: $valid', ({ number, valid }) => {
  expect(v.is(leadSchema, { email: 'a@b.org', phone: number })).toBe(valid);
});
