import { Trans } from '@lingui/react/macro';
import { Banner } from '../../ui/banner.tsx';

/** Tells whoever came for a lesson why they are asked to sign in. */
export function LessonNotice() {
  return (
    <div className="mb-6">
      <Banner title={<Trans>Answering in a lesson needs an account.</Trans>} />
    </div>
  );
}
