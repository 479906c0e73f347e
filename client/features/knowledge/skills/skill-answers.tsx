import { Trans, useLingui } from '@lingui/react/macro';
import type { SkillAnswer } from '#domain/knowledge/contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { Day } from '../../../ui/value/date-display.tsx';
import { AnswerStrip } from './answer-strip.tsx';
import { useReadSkill } from './read-skill.ts';
import { usePlaceNames } from './use-place-names.ts';

/** What the learner answered to items of a skill, as marks in their order and in words, and which beliefs got in the way. */
export function SkillAnswers({ skillId }: { skillId: string }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const placeName = usePlaceNames();
  const query = useReadSkill(skillId);
  return (
    <QueryState
      query={query}
      failed={t`Your answers could not be loaded`}
      describe={describe}
      skeleton={['h-5 w-1/2', 'h-10 w-full', 'h-4 w-2/3']}
    >
      {({ answers, beliefs }) => {
        const count = answers.length;
        const rightOnes = right(answers);
        return count === 0 ? (
          <p className="text-muted">
            <Trans>None yet. The first one comes with a lesson that teaches it.</Trans>
          </p>
        ) : (
          <div className="grid gap-4">
            <p>
              <Trans>
                Right at the first try: {rightOnes} of {count}
              </Trans>
            </p>
            <AnswerStrip answers={answers} />
            <details>
              <summary className="inline-flex min-h-11 cursor-pointer items-center text-plum underline underline-offset-4">
                <Trans>One by one</Trans>
              </summary>
              <ol reversed className="grid gap-1 pt-2 text-15">
                {answers.toReversed().map((answer) => (
                  <li key={answer.sequence} className="flex flex-wrap gap-x-3">
                    <Day value={answer.day} />
                    <span>{placeName[answer.place]}</span>
                    <span className="font-medium">
                      {answer.is_right ? <Trans>right</Trans> : <Trans>not right</Trans>}
                    </span>
                    {answer.hints > 0 && (
                      <span className="text-muted">
                        <Trans>with hints</Trans>
                      </span>
                    )}
                  </li>
                ))}
              </ol>
            </details>
            {beliefs.length > 0 && (
              <section className="grid gap-3">
                <h3 className="text-20">
                  <Trans>What got in the way</Trans>
                </h3>
                <ul className="grid gap-3">
                  {beliefs.map(({ belief, why_wrong }) => (
                    <li key={belief} className="border-s-2 border-line ps-4">
                      <p>“{belief}”</p>
                      <p className="text-15 text-muted">{why_wrong}</p>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        );
      }}
    </QueryState>
  );
}

function right(answers: readonly SkillAnswer[]): number {
  return answers.filter(({ is_right }) => is_right).length;
}
