import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadPathResponse } from '#domain/path/contract.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import type { PathPoint } from './path-scale.ts';

/** Below the line of a path: from where to where it leads through each course, and how much of that is done. */
export function CourseBrackets({
  path,
  points,
}: {
  path: Pick<ReadPathResponse, 'stations' | 'courses'>;
  points: readonly PathPoint[];
}) {
  const { i18n } = useLingui();
  const brackets = path.courses
    .flatMap((course) => {
      const own = path.stations.filter((station) => station.course === course.slug);
      const places = own.flatMap(({ id }) => points.find((point) => point.id === id)?.x ?? []);
      if (own.length === 0) return [];
      const done = own.filter(({ done_on }) => done_on !== null).length;
      return [
        {
          course,
          done,
          all: own.length,
          from: Math.min(...places),
          to: Math.max(...places, 1 + Math.min(...places)),
        },
      ];
    })
    .toSorted((one, other) => one.from - other.from);
  return (
    <div className="grid gap-1 text-13">
      {brackets.map(({ course, done, all, from, to }) => (
        <div key={course.slug} className="relative h-7">
          <span
            className="absolute top-0 h-1.5 border-x border-b border-control"
            style={{ insetInlineStart: `${from}%`, inlineSize: `${to - from}%` }}
          />
          <span
            className="absolute top-2 whitespace-nowrap"
            style={
              from > 60 ? { insetInlineEnd: `${Math.max(100 - to, 0)}%` } : { insetInlineStart: `${from}%` }
            }
          >
            <span className="font-medium">{localizedText(course, 'title', i18n.locale)}</span>{' '}
            <span className="text-muted">
              <Trans>
                {done} of {all} stations
              </Trans>
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
