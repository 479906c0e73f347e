import { Trans, useLingui } from '@lingui/react/macro';

/** The record of a sitting as its certificate will draw it: a mark for each question in its order, a gap for each miss. */
export function ExamRecord({ record }: { record: string }) {
  const { i18n } = useLingui();
  const marks = [...record].map((bit, index) => ({ place: index + 1, isRight: bit === '1' }));
  const missed = marks.filter(({ isRight }) => !isRight).map(({ place }) => String(place));
  const places = new Intl.ListFormat(i18n.locale).format(missed);
  return (
    <figure className="grid gap-3">
      <div aria-hidden="true" dir="ltr" className="flex h-12 items-end gap-[2px] border-b border-line">
        {marks.map(({ place, isRight }) => (
          <span
            key={place}
            className={
              isRight
                ? 'h-12 flex-1 rounded-t-full border border-b-0 border-ink bg-sunken'
                : 'h-3 flex-1 border border-b-0 border-dashed border-control'
            }
          />
        ))}
      </div>
      <figcaption className="text-15 text-muted">
        {missed.length === 0 ? (
          <Trans>Each arch is a question that you answered right.</Trans>
        ) : (
          <Trans>Each arch is a question that you answered right. Missed: {places}.</Trans>
        )}
      </figcaption>
    </figure>
  );
}
