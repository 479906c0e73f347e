import { Trans } from '@lingui/react/macro';
import type { SkillLevel } from '#domain/assessment/score.ts';

/** A skill level with its score and what it means for the way ahead. */
export function LevelMeaning({ level, score }: { level: SkillLevel; score: number }) {
  return (
    <>
      <p className="font-serif text-32">
        {level === 'beginner' && <Trans>Beginner</Trans>}
        {level === 'intermediate' && <Trans>Intermediate</Trans>}
        {level === 'advanced' && <Trans>Advanced</Trans>}
      </p>
      <p className="text-15 text-muted">
        <Trans>Score: {score} of 100</Trans>
      </p>
      <p>
        {level === 'beginner' && (
          <Trans>
            You are at the start. You will begin with how markets work and how little to risk on any trade.
          </Trans>
        )}
        {level === 'intermediate' && (
          <Trans>
            You know the basics. You will work on sizing, costs and a plan you can keep under pressure.
          </Trans>
        )}
        {level === 'advanced' && (
          <Trans>
            You have experience. You will test your method against the numbers, and close the gaps it shows.
          </Trans>
        )}
      </p>
      <p className="text-15 text-muted">
        <Trans>The level describes experience, not talent. It does not predict trading results.</Trans>
      </p>
    </>
  );
}
