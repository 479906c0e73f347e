import lighthouse from 'lighthouse';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'];

/** The part of Lighthouse's result that we read; scores are from 0 to 1, null where an audit does not apply. */
type ScoredResult = {
  readonly categories: Readonly<
    Record<string, { id: string; score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, { title: string; score: number | null }>>;
};

/** What Lighthouse said of a page. */
export type PageScore = {
  /** From 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** Titles of the audits that cost points. */
  readonly failures: readonly string[];
};

/**
 * Looks at a page as Lighthouse's phone does. Timings are left out: a busy machine has no say in whether a page passes.
 *
 * @param port of a browser's debugging protocol
 */
export async function scorePage(url: string, port: number): Promise<PageScore> {
  const run = await lighthouse(url, {
    port,
    onlyCategories: CATEGORIES,
    // The page is loaded as fast as it comes. Any other method has Lighthouse watch five seconds of silence after it.
    throttlingMethod: 'simulate',
    disableFullPageScreenshot: true,
    logLevel: 'error',
  });
  if (!run) throw new Error(`Lighthouse had nothing to say about ${url}.`);
  return summarizeResult(run.lhr);
}

/** The scores of a result, and what stands in their way. */
export function summarizeResult(result: ScoredResult): PageScore {
  const scored = Object.values(result.categories);
  const counting = scored.flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const failures = counting.flatMap(({ id }) => {
    const audit = result.audits[id];
    return audit && audit.score !== null && audit.score < 1 ? [audit.title] : [];
  });
  return {
    scores: Object.fromEntries(scored.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    failures: [...new Set(failures)],
  };
}
