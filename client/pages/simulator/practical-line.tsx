import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Policy } from '#domain/exams/practical/policy.ts';
import { POLICY_LINES } from '#domain/quiz/exam/policy-lines.ts';
import type { Practical } from '#domain/quiz/exam/practical-schema.ts';
import type { SimulatorSession } from '#domain/simulator/contract.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';
import { usePracticalWords } from '../../features/exams/use-practical-words.ts';

/** Of a session that is the practical part of an exam: the limits that it is scored by, and the way back. */
export function PracticalLine({ session }: { session: SimulatorSession }) {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  const { data } = useQuery({
    queryKey: ['practical_attempts', userId, session.id],
    queryFn: async () =>
      unwrap(
        await rest
          .from('practical_attempts')
          .select('lesson_id, practical, policy')
          .eq('session_id', session.id),
      )[0] ?? null,
    // What was stated does not change.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return null;
  return (
    <Limits
      lessonId={data.lesson_id}
      practical={data.practical as Practical}
      policy={data.policy as Policy}
      isOver={session.ended_at !== null}
    />
  );
}

interface LimitsProps {
  lessonId: string;
  practical: Practical;
  policy: Policy;
  isOver: boolean;
}

function Limits({ lessonId, practical, policy, isOver }: LimitsProps) {
  const { lines, percent } = usePracticalWords(practical);
  return (
    <div className="grid gap-1 border-b border-line py-2 text-15">
      <p className="flex flex-wrap justify-between gap-x-6">
        <span className="font-semibold">
          <Trans>Practical part: the first {practical.trades} trades count</Trans>
        </span>
        <Link to="/exam/$lessonId" params={{ lessonId }} className="text-plum underline underline-offset-4">
          {isOver ? <Trans>See how it was scored</Trans> : <Trans>To the exam and its rules</Trans>}
        </Link>
      </p>
      <details>
        <summary className="min-h-6 cursor-pointer text-muted">
          <Trans>Your limits</Trans>
        </summary>
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 pt-1 sm:max-w-96">
          {POLICY_LINES.map((line) => {
            const value = policy[line];
            if (value === null) return null;
            return (
              <div key={line} className="contents">
                <dt className="text-muted">{lines[line]}</dt>
                <dd className="text-end font-semibold tabular-nums">{percent(value)}</dd>
              </div>
            );
          })}
        </dl>
      </details>
    </div>
  );
}
