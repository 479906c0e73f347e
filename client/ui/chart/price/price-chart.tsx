import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '../../error-state.tsx';
import { CandleTable } from '../table/candle-table.tsx';
import { ChartCursor } from '../chart-cursor.tsx';
import { ChartFigure } from '../chart-figure.tsx';
import type { ChartProps } from '../chart-props.ts';
import type { PriceDrawing } from './draw-prices.ts';
import type { PriceBar } from './price-bar.ts';
import { useCandleReading } from '../use-candle-reading.ts';
import { useChartCursor } from '../use-chart-cursor.ts';
import { useValueFormat } from '../axis/use-value-format.ts';

/** More bars than this make every change slow; the latest are shown. */
const MOST_BARS = 5000;

interface PriceChartProps extends ChartProps {
  bars: readonly PriceBar[];
  /** Words the time of a bar (seconds since 1970, UTC). */
  formatTime: (time: number) => string;
}

/**
 * Candles to scroll and zoom through: for the simulator's replay of a market, whose thousands of bars no other chart shows.
 * Until then it stands in the workshop alone, with its tests. The library is fetched when the chart is first shown; the summary, the cursor's
 * reading and the table do not wait for it. Keep `bars` and the functions the same between renders: new ones redraw.
 */
export function PriceChart({ bars, formatTime, formatValue, placeName, ...texts }: PriceChartProps) {
  const { t, i18n } = useLingui();
  const format = useValueFormat(formatValue);
  const describe = useCandleReading(format);
  const shown = bars.length > MOST_BARS ? bars.slice(-MOST_BARS) : bars;
  const cursor = useChartCursor(shown.length);
  const { onMove } = cursor;
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<PriceDrawing>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (failed) return;
    let wanted = true;
    const draw = async () => {
      try {
        const { drawPrices } = await import('./draw-prices.ts');
        if (!wanted || box.current === null) return;
        const options = { bars: shown, locale: i18n.locale, formatValue: format, onPoint: onMove };
        drawing.current = drawPrices(box.current, options);
      } catch (error) {
        console.error('The chart could not be drawn', error);
        if (wanted) setFailed(true);
      }
    };
    void draw();
    return () => {
      wanted = false;
      drawing.current?.remove();
      drawing.current = null;
    };
  }, [shown, i18n.locale, format, onMove, failed]);

  const nameAt = (place: number) => formatTime(shown[place]?.time ?? 0);
  const reading = describe(nameAt(cursor.place), shown[cursor.place]);
  const moveByKey = (place: number) => {
    onMove(place);
    drawing.current?.pointAt(place);
  };
  return (
    <ChartFigure
      {...texts}
      reading={reading}
      table={
        <CandleTable
          caption={texts.title}
          placeName={placeName}
          nameAt={nameAt}
          candles={shown}
          formatValue={format}
        />
      }
    >
      {failed ? (
        <ErrorState
          title={<Trans>The chart could not be drawn</Trans>}
          reason={t`Its figures are in the table below.`}
          onRetry={() => setFailed(false)}
        />
      ) : (
        <div
          dir="ltr"
          className="relative rounded-tag outline-offset-4 outline-plum has-[input:focus-visible]:outline-2"
        >
          <div ref={box} className="h-80" />
          {/* Pointers reach the drawing itself. */}
          <div className="pointer-events-none absolute inset-0">
            <ChartCursor
              label={texts.title}
              count={shown.length}
              place={cursor.place}
              onMove={moveByKey}
              reading={reading}
              inset={0}
            />
          </div>
        </div>
      )}
    </ChartFigure>
  );
}
