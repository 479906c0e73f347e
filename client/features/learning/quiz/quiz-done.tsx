import { Trans } from '@lingui/react/macro';
import type { StartQuizResponse } from '#domain/quiz/contract.ts';
import { DoneLine } from '../done/done-line.tsx';
import { SkillNames } from '../done/skill-names.tsx';

interface QuizDoneProps {
  attempt: StartQuizResponse;
  /** Whether it was finished just now: then its line is drawn. */
  isNew: boolean;
}

/** A finished attempt as a line to its end: a full station for each item that was right at the first try, with their skills. */
export function QuizDone({ attempt, isNew }: QuizDoneProps) {
  const isRight = (itemId: string) =>
    attempt.answers.some(
      (given) => given.item_id === itemId && given.round === 1 && given.is_correct && given.first === null,
    );
  const right = attempt.items.filter(({ id }) => isRight(id));
  const [count, all] = [right.length, attempt.items.length];
  const shown = [...new Set(right.map(({ skill_name }) => skill_name))];
  return (
    <div className="grid w-full gap-3">
      <DoneLine
        stations={attempt.items.map(({ id }) => (isRight(id) ? 'full' : 'ring'))}
        before={isNew ? 0 : all}
      />
      <p>
        <Trans>
          {count} of {all} right at the first try.
        </Trans>
      </p>
      {shown.length > 0 && (
        <p>
          <Trans>
            It showed: <SkillNames names={shown} />
          </Trans>
        </p>
      )}
    </div>
  );
}
