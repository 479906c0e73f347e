import { Trans, useLingui } from '@lingui/react/macro';
import { usePage } from '../page-context.tsx';
import { generateScores } from './generate-scores.ts';
import { SpritePart } from './sprite-part.tsx';

const WIDTH = 440;
const HEIGHT = 200;
const LEARNERS = 300;
const BIN = 4;
const scores = generateScores(8, LEARNERS);
/** The lowest score of the best tenth. */
const threshold = Math.ceil((scores[Math.floor(LEARNERS * 0.9)] ?? 0) / BIN) * BIN;
const from = Math.floor((scores[0] ?? 0) / BIN) * BIN;
const bins = Array.from({ length: Math.ceil((101 - from) / BIN) }, (_, index) => {
  const start = from + index * BIN;
  return { start, count: scores.filter((score) => score >= start && score < start + BIN).length };
});
const tallest = Math.max(...bins.map(({ count }) => count));
const step = WIDTH / bins.length;

/** A bar for each bin, on a line. */
export function ScoreMarks() {
  return (
    <>
      {bins.map(({ start, count }, index) => {
        const height = (count / tallest) * (HEIGHT - 10);
        return (
          <rect
            key={start}
            x={(index * step + 1.5).toFixed(1)}
            width={(step - 3).toFixed(1)}
            y={(HEIGHT - height).toFixed(1)}
            height={height.toFixed(1)}
            {...(start >= threshold
              ? { fill: 'var(--color-plum)' }
              : { fill: 'none', stroke: 'var(--color-control)' })}
          />
        );
      })}
      <path d={`M0 ${HEIGHT + 0.5}H${WIDTH}`} stroke="var(--color-ink)" />
    </>
  );
}

/** How the scores of a class spread, with the best tenth filled. */
export function ScoresFigure() {
  const { t } = useLingui();
  const { locale } = usePage();
  const format = new Intl.NumberFormat(locale);
  const tenth = new Intl.NumberFormat(locale, { style: 'percent' }).format(0.1);
  const [learners, least] = [format.format(LEARNERS), format.format(threshold)];
  return (
    <figure>
      <figcaption>
        <p className="font-serif text-24">
          <Trans>The best {tenth} are few, and near each other.</Trans>
        </p>
        <p className="mt-1 text-15 text-muted">
          <Trans>Exam scores of {learners} invented learners</Trans>
        </p>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 24}`}
        direction="ltr"
        role="img"
        aria-label={t`Bars of how many learners reached each score. Most lie in the middle; the best ${tenth} begin at about ${least}.`}
        className="mt-4 block h-auto w-full"
      >
        <SpritePart name="scores" />
        {[40, 60, 80, 100].map((score) => (
          <text
            key={score}
            x={Math.min(((score - from) / BIN) * step, WIDTH - 12)}
            y={HEIGHT + 20}
            textAnchor="middle"
            className="fill-muted text-[14px]"
          >
            {format.format(score)}
          </text>
        ))}
      </svg>
    </figure>
  );
}
