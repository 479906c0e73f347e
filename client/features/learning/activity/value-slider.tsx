import { Trans, useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import type { SheetAxis } from '#domain/activities/sheet.ts';
import { parseNumber } from '#domain/kernel/parse-number.ts';
import { roundTo } from '#domain/kernel/round-to.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { useSheetFormat } from './use-sheet-format.ts';

interface ValueSliderProps {
  label: string;
  axis: SheetAxis;
  /** Null until something is chosen. */
  value: number | null;
  onChange: (value: number) => void;
  /** How far one press goes; a round number that fits the axis when left out. */
  step?: number;
}

/** The keys that move a slider from where it stands; Home and End go to its ends, wherever it stands. */
const STEPPING = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'];

/**
 * A number to choose: by a slider, a press on less or more, or typed. Values run from left to right in every language.
 * Until something is chosen the slider has no thumb: where it waited, it would suggest an answer. The first press of a key or of
 * a button puts it in the middle.
 */
export function ValueSlider({ label, axis, value, onChange, step = stepOf(axis) }: ValueSliderProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const complaintId = useId();
  const [isWrong, setIsWrong] = useState(false);
  /** What stands in the field while it is typed, and as long as it can't be taken. */
  const [entry, setEntry] = useState<string>();
  const format = useSheetFormat(axis);
  const take = (next: number) => {
    setIsWrong(false);
    setEntry(undefined);
    onChange(Math.min(axis.to, Math.max(axis.from, roundTo(next, axis.decimals))));
  };
  // What was typed stays as it is until it can be taken, and nobody's 300 becomes the 100 at the end of the scale.
  const takeTyped = (text: string) => {
    const number = parseNumber(text, i18n.locale, axis.unit);
    if (number !== null && number >= axis.from && number <= axis.to) take(number);
    else setIsWrong(text.trim() !== '');
  };
  const [from, to] = [format(axis.from), format(axis.to)];
  const middle = roundTo((axis.from + axis.to) / 2, axis.decimals);
  const stepBy = (steps: number) => take(value === null ? middle : value + steps * step);
  const onKeyDown = (event: KeyboardEvent) => {
    if (value !== null || !STEPPING.includes(event.key)) return;
    event.preventDefault();
    take(middle);
  };
  const typed =
    value === null ? '' : formatNumber(value, i18n.locale, { maximumFractionDigits: axis.decimals });
  return (
    // On a phone the slider has a line of its own, below its name and its number.
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <label htmlFor={id} className="min-w-16 flex-1 text-15 font-semibold sm:flex-none">
        <bdi>{label}</bdi>
      </label>
      <div
        dir="ltr"
        className="relative order-3 flex w-full items-center rounded-tag sm:order-none sm:w-auto sm:min-w-40 sm:flex-1 outline-offset-2 outline-plum has-focus-visible:outline-2"
      >
        {value === null && (
          <span
            aria-hidden="true"
            className="absolute inset-x-0 flex items-center gap-3 text-15 text-muted before:flex-1 before:border-t-2 before:border-dashed before:border-control after:flex-1 after:border-t-2 after:border-dashed after:border-control"
          >
            <Trans>Move to answer</Trans>
          </span>
        )}
        <input
          id={id}
          type="range"
          min={axis.from}
          max={axis.to}
          step={step}
          value={value ?? middle}
          aria-valuetext={value === null ? t`Nothing chosen yet` : format(value)}
          onChange={(event) => take(event.target.valueAsNumber)}
          onKeyDown={onKeyDown}
          // A press on the middle, where the thumb would be, is a choice too.
          onPointerUp={(event) => take(event.currentTarget.valueAsNumber)}
          className={`m-0 h-11 w-full cursor-pointer accent-plum focus-visible:outline-none ${value === null ? 'relative opacity-0' : ''}`}
        />
      </div>
      <div
        dir="ltr"
        className="flex items-center overflow-hidden rounded-control border border-control has-[input:focus]:border-plum"
      >
        <button
          type="button"
          aria-label={t`Less: ${label}`}
          className="flex size-11 items-center justify-center hover:bg-sunken"
          onClick={() => stepBy(-1)}
        >
          <Minus aria-hidden="true" className="size-4" />
        </button>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={t`${label}, typed`}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? complaintId : undefined}
          value={entry ?? typed}
          onChange={(event) => setEntry(event.target.value)}
          onBlur={() => entry !== undefined && takeTyped(entry)}
          className="h-11 w-20 border-x border-control bg-surface px-2 text-center tabular-nums"
        />
        {axis.unit !== undefined && (
          <span
            lang="en"
            aria-hidden="true"
            className="flex max-w-24 items-center self-stretch border-e border-control px-2 text-15 leading-tight"
          >
            {axis.unit}
          </span>
        )}
        <button
          type="button"
          aria-label={t`More: ${label}`}
          className="flex size-11 items-center justify-center hover:bg-sunken"
          onClick={() => stepBy(1)}
        >
          <Plus aria-hidden="true" className="size-4" />
        </button>
      </div>
      {isWrong && (
        <p id={complaintId} role="alert" className="order-4 w-full text-15 text-danger">
          <Trans>
            Enter a number from {from} to {to}.
          </Trans>
        </p>
      )}
      <output htmlFor={id} className="sr-only">
        {value !== null && format(value)}
      </output>
    </div>
  );
}

/** About a hundred steps from one end to the other, each a round number. */
function stepOf({ from, to, decimals }: SheetAxis): number {
  const finest = 10 ** -decimals;
  const wanted = (to - from) / 200;
  let step = finest;
  while (step * 2 <= wanted) step *= step * 5 <= wanted ? 5 : 2;
  return roundTo(step, decimals);
}
