import { LessonNotice } from './lesson-notice.tsx';
import { LinkFailure } from './link-failure.tsx';

/** What stands above the form: why the link of a mail did not work, or what somebody came for. */
export function AuthNotice({ failure }: { failure: string | null }) {
  return failure === null ? <LessonNotice /> : <LinkFailure code={failure} />;
}
