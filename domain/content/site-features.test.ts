import { describe, expect, test } from 'vitest';
import { type BuiltParts, missingParts } from './site-features.ts';

const built: BuiltParts = {
  tables: new Set(['certificates']),
  isRoute: (path) => path === '/verify',
  functions: new Set(['check-invitation']),
  services: new Set(['rest']),
  languages: 6,
};

describe('the parts of a feature', () => {
  test('are all there', () => {
    const parts = { isBuilt: true, tables: ['certificates'], routes: ['/verify'], languages: 6 };
    expect(missingParts({ ...parts, functions: ['check-invitation'], services: ['rest'] }, built)).toEqual(
      [],
    );
  });

  test.each([
    [{ tables: ['threads'] }, 'threads'],
    [{ routes: ['/simulator'] }, '/simulator'],
    [{ functions: ['award-points'] }, 'award-points'],
    [{ services: ['realtime'] }, 'realtime'],
    [{ languages: 12 }, '12 languages'],
  ])('%o are missing', (parts, missing) => {
    expect(missingParts({ isBuilt: true, ...parts }, built)).toEqual([missing]);
  });
});
