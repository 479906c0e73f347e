import { generateCandles, type Candle } from '#domain/kernel/generated-prices.ts';

/** What the picture of a page shows. */
export type SocialImage = {
  readonly siteName: string;
  /** The page's name; null draws the chart alone, for scripts that we have no typeface or no shaping for. */
  readonly pageName: string | null;
  readonly isRightToLeft: boolean;
  /** Any whole number: each page has prices of its own. */
  readonly seed: number;
};

export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 };

const MARGIN = 80;
/** The light colours of client/styles/tokens.css as sRGB. */
const COLOURS = { paper: '#fcfaf6', ink: '#191924', line: '#dbd9d2', up: '#036eae', down: '#a14206' };
const TITLE = { size: 72, lineHeight: 86, charactersPerLine: 30, top: 230 };
const CHART = { top: 340, bottom: 580, candles: 48 };

/** Draws the picture that link previews show: the wordmark, the page's name, and a chart from generated prices. */
export function socialImage({ siteName, pageName, isRightToLeft, seed }: SocialImage): string {
  const { width, height } = SOCIAL_IMAGE_SIZE;
  const start = isRightToLeft
    ? { x: width - MARGIN, anchor: 'end', direction: 'rtl' }
    : { x: MARGIN, anchor: 'start', direction: 'ltr' };
  const text = (words: string, y: number, size: number) =>
    `<text x="${start.x}" y="${y}" font-size="${size}" fill="${COLOURS.ink}" ` +
    `text-anchor="${start.anchor}" direction="${start.direction}">${escapeXml(words)}</text>`;
  const lines = pageName === null ? [] : breakLines(pageName, TITLE.charactersPerLine);
  const chartTop = pageName === null ? TITLE.top : CHART.top;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${COLOURS.paper}"/>`,
    text(siteName, 120, 44),
    ...lines.map((line, index) => text(line, TITLE.top + index * TITLE.lineHeight, TITLE.size)),
    `<path d="M${MARGIN} ${CHART.bottom + 10}H${width - MARGIN}" stroke="${COLOURS.line}" stroke-width="2"/>`,
    drawCandles(generateCandles({ seed, count: CHART.candles }), chartTop),
    '</svg>',
  ].join('');
}

/** Candles over the whole width, the rising ones hollow, as everywhere in the product. */
function drawCandles(candles: readonly Candle[], top: number): string {
  const lowest = Math.min(...candles.map(({ low }) => low));
  const highest = Math.max(...candles.map(({ high }) => high));
  const y = (price: number) =>
    Math.round(CHART.bottom - ((price - lowest) / (highest - lowest)) * (CHART.bottom - top));
  const step = (SOCIAL_IMAGE_SIZE.width - 2 * MARGIN) / candles.length;
  const shapes = candles.map(({ open, high, low, close }, index) => {
    const x = Math.round(MARGIN + (index + 0.5) * step);
    const [above, below] = [y(Math.max(open, close)), y(Math.min(open, close))];
    const colour = close >= open ? COLOURS.up : COLOURS.down;
    const wicks = `M${x} ${y(high)}V${above}M${x} ${below}V${y(low)}`;
    return (
      `<path d="${wicks}" stroke="${colour}" stroke-width="2"/>` +
      `<rect x="${x - 6}" y="${above}" width="12" height="${Math.max(2, below - above)}" ` +
      `fill="${close >= open ? COLOURS.paper : colour}" stroke="${colour}" stroke-width="2"/>`
    );
  });
  return shapes.join('');
}

/** Breaks a name into lines between words. */
function breakLines(words: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= length) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
