import { describe, expect, test } from 'vitest';
import { readModelConnection } from './model-settings.ts';

const URL_AND_NAME = { MENTOR_MODEL_URL: 'http://localhost:11434/v1/', MENTOR_MODEL_NAME: 'small' };

describe('what connects a model', () => {
  test('is nothing unless it is set', () => {
    expect(readModelConnection({})).toBeNull();
    expect(readModelConnection({ MENTOR_MODEL_URL: '', MENTOR_MODEL_KEY: 'left over' })).toBeNull();
  });
  test('is an address and a name, and a key where one is needed', () => {
    expect(readModelConnection(URL_AND_NAME)).toEqual({
      url: 'http://localhost:11434/v1',
      name: 'small',
      key: undefined,
    });
    expect(readModelConnection({ ...URL_AND_NAME, MENTOR_MODEL_KEY: 'secret' })?.key).toBe('secret');
  });
  test.each([
    [{ MENTOR_MODEL_URL: 'https://models.example/v1' }, 'MENTOR_MODEL_NAME'],
    [{ MENTOR_MODEL_NAME: 'small' }, 'MENTOR_MODEL_URL'],
    [{ ...URL_AND_NAME, MENTOR_MODEL_URL: 'models.example' }, 'such as https://'],
    [{ ...URL_AND_NAME, MENTOR_MODEL_URL: 'file:///etc/passwd' }, 'such as https://'],
    [{ ...URL_AND_NAME, MENTOR_MODEL_URL: 'https://me:secret@models.example' }, 'MENTOR_MODEL_KEY'],
  ])('says what is wrong with %o', (env, words) => {
    expect(() => readModelConnection(env)).toThrow(words);
    expect(() => readModelConnection(env)).not.toThrow('secret@');
  });
});
