import { Trans } from '@lingui/react/macro';
import { SkillMark } from './skill-mark.tsx';
import { useStatusNames } from './use-status-names.ts';

/** How a mark of the map fills with the answers of a learner, for whoever has none yet. */
export function SkillGrowth() {
  const statusName = useStatusNames();
  const stages = [
    { status: 'learning', says: <Trans>You have met it, and its first answers are in.</Trans> },
    { status: 'known', says: <Trans>Your answers show that you can do it.</Trans> },
    { status: 'mastered', says: <Trans>You could still do it days later.</Trans> },
  ] as const;
  return (
    <ol className="grid gap-x-6 gap-y-3 lg:grid-cols-3">
      {stages.map(({ status, says }) => (
        <li key={status} className="flex items-start gap-3 lg:flex-col lg:gap-2">
          <span className="grid h-6 place-items-center">
            <SkillMark status={status} />
          </span>
          <p className="text-15">
            <span className="block font-semibold">{statusName[status]}</span>
            <span className="text-muted">{says}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
