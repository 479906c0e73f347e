import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useReadToday } from './read-today.ts';
import { StretchLink, StretchTitle } from './stretch-link.tsx';

/**
 * What comes after something of today that is done: the next stretch, in one press, else that today is done. Where the day
 * cannot be read, the way to the dashboard stands alone.
 */
export function NextOfToday() {
  const { data: today, isFetching } = useReadToday();
  // What was read before may still call what has just been done the next.
  if (isFetching) return <Skeleton rows={['h-12 w-2/3', 'h-11 w-full sm:w-1/3']} />;
  const next = today?.stretches.find(({ is_done }) => !is_done);
  if (next === undefined)
    return (
      <div className="grid gap-3">
        {today !== undefined && today.stretches.length > 0 && (
          <p className="font-serif text-20">
            <Trans>Today is done</Trans>
          </p>
        )}
        <Link to="/dashboard" className={buttonStyles('primary', 'justify-self-start max-sm:w-full')}>
          <Trans>Back to the dashboard</Trans>
        </Link>
      </div>
    );
  const { minutes } = next;
  return (
    <div className="grid gap-3">
      <p className="grid">
        <span className="text-13 text-muted">
          <Trans>Next today, {minutes} min</Trans>
        </span>
        <span className="font-serif text-20">
          <StretchTitle stretch={next} />
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <StretchLink stretch={next} className={buttonStyles('primary', 'max-sm:w-full')} />
        <Link to="/dashboard" className={buttonStyles('link')}>
          <Trans>Back to the dashboard</Trans>
        </Link>
      </div>
    </div>
  );
}
