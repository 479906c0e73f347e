import { Trans } from '@lingui/react/macro';
import type { Calibration } from '#domain/learning/calibration.ts';

/** What may be read from a calibration, and what not: nothing from few answers, and no gap that luck makes too. */
export function CalibrationWords({ calibration }: { calibration: Calibration }) {
  const { answers, missing, said, came } = calibration;
  return (
    <p className="max-w-measure">
      {missing > 0 ? (
        <Trans>
          Answers so far: {answers}. Needed before there is something to read: {missing} more. Until then luck
          moves every point.
        </Trans>
      ) : said > came.high ? (
        <Trans>You are surer than you are right. Say less, until more of it comes true.</Trans>
      ) : said < came.low ? (
        <Trans>You are right more often than you say. You may say more.</Trans>
      ) : (
        <Trans>What you say and what comes true agree, as far as {answers} answers can tell.</Trans>
      )}
    </p>
  );
}
