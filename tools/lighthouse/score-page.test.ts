import { expect, test } from 'vitest';
import { summarizeResult } from './score-page.ts';

test('scores are out of 100; only audits that count and fell short are failures', () => {
  const audit = (title: string, score: number | null) => ({ title, score });
  const result = {
    categories: {
      seo: {
        id: 'seo',
        score: 0.92,
        auditRefs: [
          { id: 'title', weight: 1 },
          { id: 'links', weight: 1 },
          { id: 'hint', weight: 0 },
          { id: 'not-applicable', weight: 1 },
        ],
      },
    },
    audits: {
      title: audit('Has a title', 1),
      links: audit('Links do not say where they lead', 0),
      hint: audit('A hint', 0),
      'not-applicable': audit('About videos', null),
    },
  };
  expect(summarizeResult(result)).toEqual({
    scores: { seo: 92 },
    failures: ['Links do not say where they lead'],
  });
});
