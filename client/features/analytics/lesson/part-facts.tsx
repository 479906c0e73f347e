import { Trans, useLingui } from '@lingui/react/macro';
import { LEAST_CASES } from '#domain/analytics/contract.ts';
import { useFigureWords } from '../use-figure-words.ts';
import { useContentFigures } from './use-content-figures.ts';

interface PartFactsProps {
  courseId: string;
  lessonId: string;
  /** The activity; empty for the quiz. */
  name: string;
}

/** How many of those who opened a lesson did this graded part of it, below the part. Nothing until it is known. */
export function PartFacts({ courseId, lessonId, name }: PartFactsProps) {
  const { figures } = useContentFigures(courseId);
  const { i18n } = useLingui();
  const { count, share } = useFigureWords();
  const row = figures?.learning.find(
    (one) => one.figure === 'block' && one.lesson_id === lessonId && one.name === name,
  );
  if (row === undefined) return null;
  const [done, opened, part] = [count(row.happened), count(row.cases), share(row.happened, row.cases)];
  return (
    // The lesson around it is in English, from left to right.
    <p lang={i18n.locale} dir="auto" className="text-15 text-muted">
      {row.cases < LEAST_CASES ? (
        <Trans>
          {done} of {opened} who opened the lesson did this.
        </Trans>
      ) : (
        <Trans>
          {done} of {opened} who opened the lesson did this: {part}.
        </Trans>
      )}
    </p>
  );
}
