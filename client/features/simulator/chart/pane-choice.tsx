import { Trans, useLingui } from '@lingui/react/macro';
import { PANES, type PaneId, paneNames, panesOf } from './indicator-panes.ts';

/** The panes that were chosen, with what draws them: it came with the choice, not with the page. */
export interface ChosenPanes {
  readonly ids: readonly PaneId[];
  readonly panesOf: typeof panesOf;
}

/** More would leave no room for the prices. */
const MOST_PANES = 2;

/** Chooses what is drawn below the prices. */
export function PaneChoice({
  chosen,
  onChoose,
}: {
  chosen: readonly PaneId[];
  onChoose: (chosen: ChosenPanes) => void;
}) {
  const { i18n } = useLingui();
  return (
    <fieldset className="grid gap-1 border-t border-line pt-2">
      <legend className="sr-only">
        <Trans>Below the prices, two at a time</Trans>
      </legend>
      <p aria-hidden="true" className="text-muted">
        <Trans>Below the prices, two at a time</Trans>
      </p>
      {PANES.map((id) => {
        const isChosen = chosen.includes(id);
        return (
          <label key={id} className="flex min-h-7 items-center gap-2 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              className="size-4 accent-plum"
              checked={isChosen}
              disabled={!isChosen && chosen.length >= MOST_PANES}
              onChange={() =>
                onChoose({
                  ids: isChosen ? chosen.filter((one) => one !== id) : [...chosen, id],
                  panesOf,
                })
              }
            />
            {i18n._(paneNames[id])}
          </label>
        );
      })}
    </fieldset>
  );
}
