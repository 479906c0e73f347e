import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useFindDrill } from './find-drill.ts';

/** Below a quiz that was failed twice: the drill of the weakest skill that it rests on. Nothing before that. */
export function OfferedDrill({ lessonId }: { lessonId: string }) {
  const drill = useFindDrill(lessonId).data;
  if (!drill) return null;
  return (
    <p>
      <Trans>This quiz rests on a skill that is worth four questions first:</Trans>{' '}
      <Link
        to="/drill/$skillId"
        params={{ skillId: drill.skill }}
        lang="en"
        className="inline-flex min-h-6 items-center font-semibold text-plum underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {drill.skill_name}
      </Link>
    </p>
  );
}
