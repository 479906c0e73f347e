import { expect, test } from 'vitest';
import { linkedInAddress } from './linkedin-address.ts';

test('a certificate goes to LinkedIn with its month, its serial and the page that checks it', () => {
  const part = { order: 'sorted', bits: '1', right: 1 } as const;
  const address = new URL(
    linkedInAddress(
      {
        course: 'Risk & size',
        isAward: false,
        issuer: 'Ledgerline',
        host: 'ledgerline.example',
        name: undefined,
        validFrom: '2026-12-31T23:59:59Z',
        validUntil: undefined,
        serial: '5b7c1c5e-95fb-4c38-a4c5-4e7d3c0a1f11',
        exam: part,
        practical: part,
        marking: 'by-rule',
        byPerson: [],
        isReport: false,
      },
      'https://ledgerline.example/verify/abc',
    ),
  );
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    name: 'Risk & size',
    issueYear: '2026',
    issueMonth: '12',
    certUrl: 'https://ledgerline.example/verify/abc',
  });
});
