import type { Bar } from '#domain/market/bar.ts';
import type { PublicConfig } from '../../../lib/backend/fetch-config.ts';
import type { FirstBarsMemory } from './first-bars.ts';
import type { MarketView } from '../../../ui/chart/price/draw-market.ts';

/** What a chart tells of itself once it is drawn. */
interface Drawn {
  readonly box: HTMLElement;
  readonly view: MarketView;
}

/**
 * Saves where a chart stands, so that the first drawing of the next visit stands there too.
 * @param bars those of the chart
 */
export function saveChartPlace({ box, view }: Drawn, bars: readonly Bar[], config: PublicConfig): void {
  const { width, height, spacing, offset, top, bottom } = view;
  const shown = bars.slice(-Math.ceil(width / spacing - offset));
  if (shown.length === 0 || top === null || bottom === null) return;
  const high = Math.max(...shown.map((bar) => bar.high));
  const low = Math.min(...shown.map((bar) => bar.low));
  const span = high - low || 1;
  const corner = box.getBoundingClientRect();
  const memory: FirstBarsMemory = {
    config,
    place: {
      windowWidth: innerWidth,
      left: corner.left + scrollX,
      top: corner.top + scrollY,
      width,
      height,
      spacing,
      offset,
      above: (top - high) / span,
      below: (low - bottom) / span,
    },
  };
  try {
    localStorage.setItem('ledgerline.first-bars', JSON.stringify(memory));
  } catch {
    // Storage is full or blocked: the next visit has no first drawing.
  }
}
