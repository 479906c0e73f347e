import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ExamState } from '#domain/exams/contract.ts';
import type { PracticalState } from '#domain/exams/practical-contract.ts';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Minute } from '../../../ui/value/date-display.tsx';
import { AppealAnswer } from '../appeal-answer.tsx';
import { ConsentPart } from './consent-part.tsx';
import { PolicyForm } from './policy-form.tsx';
import { PracticalAppeal } from './practical-appeal.tsx';
import { PracticalRules } from './practical-rules.tsx';
import { PracticalScore } from './practical-score.tsx';

interface PracticalSectionProps {
  exam: ExamState;
  practical: PracticalState;
}

/** The practical part of an exam: its rules, the policy it begins with, the session that is open, and what it came to. */
export function PracticalSection({ exam, practical }: PracticalSectionProps) {
  const { open, finished, refusal } = practical;
  const { lesson_id: lessonId, certificate } = exam;
  // While the exam can be sat, sitting it is what the screen is about.
  const isMain = exam.refusal === 'exam-passed';
  return (
    <section className="grid max-w-measure gap-6 border-t border-line pt-8">
      <h2 className="font-serif text-32">
        <Heading practical={practical} />
      </h2>
      {open ? (
        <div className="grid justify-items-start gap-4">
          <p>
            <Plural
              value={open.closed_trades}
              one="# trade is closed. When you have made the last one, end the session there: it is scored at once."
              other="# trades are closed. When you have made the last one, end the session there: it is scored at once."
            />
          </p>
          <Link
            to="/simulator/$sessionId"
            params={{ sessionId: open.session_id }}
            className={buttonStyles(isMain ? 'primary' : 'secondary')}
          >
            <Trans>Go on trading</Trans>
          </Link>
        </div>
      ) : (
        finished && <PracticalScore attempt={finished} />
      )}
      {!open && finished && (
        <PracticalAppeal key={finished.session_id} lessonId={lessonId} attempt={finished} />
      )}
      {practical.earlier_appeals.map(({ finished_at: finishedAt, ...appeal }) => (
        <AppealAnswer key={finishedAt} appeal={appeal} level={3}>
          <p className="text-15 text-muted">
            <Trans>
              Against the session that ended on <Minute value={finishedAt} />
            </Trans>
          </p>
        </AppealAnswer>
      ))}
      {refusal === 'practical-waits' && practical.again_from !== null && (
        <p>
          <Trans>
            Another session, on another path, from <Minute value={practical.again_from} />.
          </Trans>
        </p>
      )}
      {refusal === 'lesson-closed' && (
        <p>
          <Trans>It opens with the exam, once everything before it is done.</Trans>
        </p>
      )}
      {finished || open ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-plum underline underline-offset-4">
            <Trans>The rules</Trans>
          </summary>
          <PracticalRules practical={finished?.practical ?? practical.practical} />
        </details>
      ) : (
        <PracticalRules practical={practical.practical} />
      )}
      {refusal === null && !open && (
        <div className="grid gap-4">
          <h3 className="font-serif text-20">
            <Trans>Your policy, locked once you begin</Trans>
          </h3>
          <p className="text-15 text-muted">
            <Trans>
              Percent of what the account is worth. You can begin another session seven days after this one.
            </Trans>
          </p>
          <PolicyForm lessonId={lessonId} practical={practical.practical} isMain={isMain} />
        </div>
      )}
      {certificate === null && <ConsentPart />}
    </section>
  );
}

function Heading({ practical: { open, finished, practical } }: { practical: PracticalState }) {
  const { trades, needed } = finished && !open ? finished.practical : practical;
  if (open)
    return (
      <Trans>
        Practical part: {open.closed_trades} of {trades} trades
      </Trans>
    );
  if (!finished) return <Trans>Practical part: {trades} trades by your own limits</Trans>;
  const { right } = finished;
  if (finished.is_passed || finished.appeal?.is_granted)
    return (
      <Trans>
        Practical part done: {right} of {trades} trades kept every rule
      </Trans>
    );
  return (
    <Trans>
      {right} of {trades} trades kept every rule; {needed} were needed
    </Trans>
  );
}
