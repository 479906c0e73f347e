import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { OutlineLesson } from '../../features/catalogue/fetch-outline.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/**
 * Why the exam is closed, and the way to the first lesson that is missing.
 * @param missing the lessons it waits for; none while a module before it is being written
 */
export function ClosedExam({ missing }: { missing: readonly OutlineLesson[] }) {
  const { i18n } = useLingui();
  const [first] = missing;
  const title = first && localizedText(first, 'title', i18n.locale);
  return (
    <EmptyState
      title={<Trans>The exam opens when the modules before it are completed.</Trans>}
      action={
        first && (
          <Link to="." search={{ lesson: first.id }} className={buttonStyles('primary', 'mt-2')}>
            <Trans>Go to “{title}”</Trans>
          </Link>
        )
      }
    >
      {first === undefined ? (
        <Trans>A module before it is still being written.</Trans>
      ) : (
        <Plural
          value={missing.length}
          one="One lesson is missing. The exam asks about the whole course and gives no hints."
          other="# lessons are missing. The exam asks about the whole course and gives no hints."
        />
      )}
    </EmptyState>
  );
}
