import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { CommitQuestion } from '#domain/activities/learner-activity.ts';
import { roundTo } from '#domain/kernel/round-to.ts';
import { SheetCurve, SheetPlot, topOf } from './sheet-plot.tsx';
import { useSheetFormat } from './use-sheet-format.ts';

interface CommitCurveProps {
  asked: Extract<CommitQuestion, { readonly asks: 'curve' }>;
  /** As far as it is drawn, from the left side, what was given included. */
  value: readonly number[];
  onChange: (value: number[]) => void;
  /** Undefined until it is told. */
  truth: readonly number[] | undefined;
}

/**
 * A curve drawn by hand: with a pointer from left to right, or point by point with the arrow keys. What is given is drawn in
 * ink, the learner's part in plum.
 */
export function CommitCurve({ asked, value, onChange, truth }: CommitCurveProps) {
  const { t } = useLingui();
  const { sheet, points, known } = asked;
  const { x, y } = sheet;
  const formatX = useSheetFormat(x);
  const formatY = useSheetFormat(y);
  const handles = useRef<(HTMLSpanElement | null)[]>([]);
  const [current, setCurrent] = useState(known.length);
  const drawn = value.length === 0 ? known : value;
  const lastKnown = known.at(-1);
  const xOf = (place: number) => x.from + ((x.to - x.from) * place) / (points - 1);

  /** Points that a quick hand leaps over lie on the way to the one that was reached. */
  const draw = (place: number, height: number) => {
    const next = [...drawn];
    const last = next.length - 1;
    for (let between = next.length; between < place; between += 1) {
      const share = (between - last) / (place - last);
      const from = next[last] ?? height;
      next[between] = roundTo(from + (height - from) * share, y.decimals);
    }
    next[place] = roundTo(Math.min(y.to, Math.max(y.from, height)), y.decimals);
    setCurrent(place);
    onChange(next);
  };
  const onKeyDown = (place: number) => (event: KeyboardEvent) => {
    const step = (y.to - y.from) / 50;
    const height = drawn[place] ?? drawn.at(-1) ?? (y.from + y.to) / 2;
    const heights: Record<string, number> = {
      ArrowUp: height + step,
      ArrowDown: height - step,
      PageUp: height + 5 * step,
      PageDown: height - 5 * step,
      Home: y.from,
      End: y.to,
    };
    const goTo = { ArrowLeft: place - 1, ArrowRight: place + 1 }[event.key];
    const wanted = heights[event.key];
    if (wanted === undefined && goTo === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (wanted !== undefined) draw(place, wanted);
    else if (goTo !== undefined && goTo >= known.length && goTo < points) {
      // Going on from a point leaves it where it stands.
      if (place >= drawn.length) draw(place, height);
      setCurrent(goTo);
      handles.current[goTo]?.focus();
    }
  };
  return (
    <SheetPlot
      sheet={sheet}
      isInset
      onPoint={
        truth === undefined
          ? (point) => {
              const place = Math.round(((point.x - x.from) / (x.to - x.from)) * (points - 1));
              if (place >= known.length) draw(place, point.y);
            }
          : undefined
      }
      drawing={
        <>
          {truth && <SheetCurve heights={truth} y={y} className="text-ink" />}
          <SheetCurve
            heights={drawn}
            of={points}
            y={y}
            className="text-plum"
            isDashed={truth !== undefined}
          />
          {known.length > 1 && <SheetCurve heights={known} of={points} y={y} className="text-ink" />}
          {lastKnown !== undefined && (
            // A line without length and with round ends is a dot that the stretched box leaves round.
            <path
              d={`M${((known.length - 1) / (points - 1)) * 100} ${topOf(y, lastKnown)}h0.001`}
              strokeWidth="9"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
              className="text-ink"
            />
          )}
        </>
      }
    >
      {truth === undefined ? (
        <div role="group" aria-label={t`Draw the curve: arrow keys move along it and change its height.`}>
          {Array.from({ length: points - known.length }, (_, index) => {
            const place = known.length + index;
            const height = drawn[place];
            return (
              <span
                key={place}
                ref={(element) => {
                  handles.current[place] = element;
                }}
                role="slider"
                tabIndex={place === current ? 0 : -1}
                aria-orientation="vertical"
                aria-label={`${x.label ?? ''} ${formatX(xOf(place))}`.trim()}
                aria-valuemin={y.from}
                aria-valuemax={y.to}
                aria-valuenow={height ?? y.from}
                aria-valuetext={height === undefined ? t`Nothing drawn yet` : formatY(height)}
                onKeyDown={onKeyDown(place)}
                onFocus={() => setCurrent(place)}
                className="absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full outline-offset-0 outline-plum focus-visible:outline-2"
                style={{
                  insetInlineStart: `${(place / (points - 1)) * 100}%`,
                  insetBlockStart: `${topOf(y, height ?? drawn.at(-1) ?? (y.from + y.to) / 2)}%`,
                }}
              >
                <span
                  className={`absolute inset-1.5 rounded-full border-2 ${height === undefined ? 'border-dashed border-control' : 'border-plum bg-paper'}`}
                />
              </span>
            );
          })}
        </div>
      ) : (
        <>
          <EndLabel
            top={topOf(y, value.at(-1) ?? y.from)}
            isBelow={(value.at(-1) ?? 0) < (truth.at(-1) ?? 0)}
            tone="text-plum"
          >
            <Trans>You: {formatY(value.at(-1) ?? y.from)}</Trans>
          </EndLabel>
          <EndLabel
            top={topOf(y, truth.at(-1) ?? y.from)}
            isBelow={(value.at(-1) ?? 0) >= (truth.at(-1) ?? 0)}
            tone="text-ink"
          >
            <Trans>Truth: {formatY(truth.at(-1) ?? y.from)}</Trans>
          </EndLabel>
        </>
      )}
    </SheetPlot>
  );
}

interface EndLabelProps {
  top: number;
  isBelow: boolean;
  tone: string;
  children: React.ReactNode;
}

/** The words of a curve at its right end, above it or below, where no other stands. */
function EndLabel({ top, isBelow, tone, children }: EndLabelProps) {
  return (
    <span
      className={`pointer-events-none absolute end-1 rounded-tag bg-paper px-1 text-15 font-semibold whitespace-nowrap ${tone}`}
      style={{ insetBlockStart: `${top}%`, transform: `translateY(${isBelow ? '25%' : '-125%'})` }}
    >
      <bdi>{children}</bdi>
    </span>
  );
}
