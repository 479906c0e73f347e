import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ScenarioLesson } from '#domain/simulator/scenarios-contract.ts';

/** The way back to the lesson that a scenario practises. */
export function ScenarioLessonLink({
  lesson: { id, course_id: courseId, title },
}: {
  lesson: ScenarioLesson;
}) {
  return (
    <p className="text-15">
      <Trans>The lesson:</Trans>{' '}
      <Link
        to="/course/$courseId"
        params={{ courseId }}
        search={{ lesson: id }}
        className="text-plum underline underline-offset-4"
      >
        <span lang="en" dir="ltr">
          {title}
        </span>
      </Link>
    </p>
  );
}
