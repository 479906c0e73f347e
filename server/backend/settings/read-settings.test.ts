import { expect, test } from 'vitest';
import { parseSettings, SettingsError } from './read-settings.ts';

const parse = (text: string) => {
  const warnings: string[] = [];
  return { settings: parseSettings(text, (sentence) => warnings.push(sentence)), warnings };
};

test('an empty file means the defaults of the Supabase CLI', () => {
  const { settings, warnings } = parse('');
  expect(settings.api).toMatchObject({ schemas: ['public'], max_rows: 1000 });
  expect(settings.auth).toMatchObject({
    jwt_expiry: 3600,
    minimum_password_length: 6,
    refresh_token_reuse_interval: 10,
  });
  expect(warnings).toEqual([]);
});

test('values are read, durations in seconds', () => {
  const { settings } = parse(
    '[auth.email]\nmax_frequency = "1m30s"\nsign_in_before_confirmation = true\n[functions.echo]\nverify_jwt = false',
  );
  expect(settings.auth.email).toMatchObject({ max_frequency: 90, sign_in_before_confirmation: true });
  expect(settings.functions.echo?.verify_jwt).toBe(false);
});

test('unknown keys are named in a warning, sections of other tools are not', () => {
  const { warnings } = parse(
    'colour = 1\n[auth]\njwt_expire = 60\n[studio]\nport = 1\n[auth.captcha]\nenabled = true',
  );
  expect(warnings).toEqual([
    'config.toml: the key "colour" is not known and is ignored.',
    'config.toml: the key "auth.jwt_expire" is not known and is ignored.',
  ]);
});

test.each([
  ['[auth]\njwt_expiry = "soon"', /auth\.jwt_expiry/],
  ['[auth]\nminimum_password_length = 2', /auth\.minimum_password_length/],
  ['[auth]\nsite_url = "nowhere"', /auth\.site_url/],
  ['[auth.email]\nmax_frequency = "1 hour"', /is not a duration/],
  [
    '[auth.hook.send_sms]\nenabled = true\nuri = "https://a.example"\nsecrets = "x"',
    /auth\.hook\.send_sms\.secrets/,
  ],
  ['[auth', /config\.toml, line 1/],
])('a wrong value stops the start with one sentence: %j', (text, message) => {
  expect(() => parse(text)).toThrow(SettingsError);
  expect(() => parse(text)).toThrow(message);
});

const GOOGLE = '[auth.external.google]\nenabled = true\nclient_id = "id"\nsecret = "env(GOOGLE_SECRET)"';

test('a secret comes from the environment, the issuer of a known provider from its name', () => {
  const { auth } = parseSettings(GOOGLE, () => {}, { GOOGLE_SECRET: 'from outside' });
  expect(auth.external.google).toMatchObject({
    secret: 'from outside',
    url: 'https://accounts.google.com',
  });
});

test.each([
  [GOOGLE, 'google: the variable GOOGLE_SECRET is not set'],
  ['[auth.external.google]\nenabled = true', 'google: client_id is needed'],
  ['[auth.external.work]\nenabled = true\nclient_id = "id"', 'work: url has to be the issuer'],
  [
    '[auth.external.work]\nenabled = true\nclient_id = "id"\nurl = "http://id.example.com"',
    'work: url has to begin with https://',
  ],
  ['[auth.external.email]\nenabled = true', 'email: this is no name for a provider'],
])('a provider that cannot work stops the start: %j', (text, message) => {
  expect(() => parse(text)).toThrow(message);
});

test('a provider that is switched off may be incomplete', () => {
  expect(parse('[auth.external.apple]\nenabled = false\nsecret = "env(NONE)"').warnings).toEqual([]);
});
