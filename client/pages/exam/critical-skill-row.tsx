import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CriticalSkill } from '#domain/exams/contract.ts';
import type { PlacementAnswer } from '#domain/placement/contract.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Button } from '../../ui/button.tsx';
import { Minute } from '../../ui/value/date-display.tsx';
import { useAnswerNewItem } from './answer-new-item.ts';
import { ExamQuestionForm } from './exam-question-form.tsx';

interface CriticalSkillRowProps {
  lessonId: string;
  sittingId: string;
  critical: CriticalSkill;
  /** Whether its new question is the one to answer now. */
  isNow: boolean;
}

/** A critical skill that something was missed on: shown again, asked now, or asked again tomorrow. */
export function CriticalSkillRow({ lessonId, sittingId, critical, isNow }: CriticalSkillRowProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const send = useAnswerNewItem(lessonId);
  const [answer, setAnswer] = useState<PlacementAnswer>(null);
  const [complaint, setComplaint] = useState<string>();
  const { skill_name: name, question, is_shown: isShown, again_from: againFrom } = critical;
  return (
    <li className="grid gap-4 border-b border-line py-4">
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <span lang="en" dir="ltr" className="font-semibold">
          {name}
        </span>
        <span className="text-muted">
          {isShown ? (
            <Trans>Shown again</Trans>
          ) : againFrom !== null ? (
            <Trans>
              Missed again. Another question from <Minute value={againFrom} />
            </Trans>
          ) : isNow ? (
            <Trans>Asked now</Trans>
          ) : (
            <Trans>To come</Trans>
          )}
        </span>
      </p>
      {question && isNow && (
        <ExamQuestionForm
          question={question}
          label={<Trans>A new question on this skill. It has one try.</Trans>}
          onAnswer={(given) => {
            setAnswer(given);
            setComplaint(undefined);
          }}
          onSubmit={() => {
            if (answer === null) setComplaint(t`Answer the question first.`);
            else send.mutate({ sitting_id: sittingId, place: question.place, answer });
          }}
        >
          <p role="alert" className="text-danger empty:hidden">
            {complaint ?? (send.isError ? describe(send.error) : undefined)}
          </p>
          <div>
            <Button type="submit" pending={send.isPending}>
              <Trans>Answer</Trans>
            </Button>
          </div>
        </ExamQuestionForm>
      )}
    </li>
  );
}
