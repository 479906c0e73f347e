/** What a canvas library is given for a colour as the browser writes it. A chart asks for a dozen, and each anew with every theme. */
const numbersOf = new Map<string, string>();
let paint: OffscreenCanvasRenderingContext2D | null = null;

/**
 * A colour token as the numbers a canvas library understands: it knows neither `light-dark()` nor OKLCH.
 * @param element where the colour is to be shown; its theme decides
 * @param token such as `--color-up`
 */
export function tokenColour(element: HTMLElement, token: string): string {
  const probe = element.appendChild(document.createElement('span'));
  // Forced colours are in the tokens already; a colour forced on top would make all of them the same.
  probe.style.setProperty('forced-color-adjust', 'none');
  probe.style.color = `var(${token})`;
  const colour = getComputedStyle(probe).color;
  probe.remove();
  const known = numbersOf.get(colour);
  if (known !== undefined) return known;
  const numbers = paintedAs(colour);
  numbersOf.set(colour, numbers);
  return numbers;
}

function paintedAs(colour: string): string {
  paint ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (paint === null) return colour;
  // A colour that lets something through would show the one before it.
  paint.clearRect(0, 0, 1, 1);
  paint.fillStyle = colour;
  paint.fillRect(0, 0, 1, 1);
  const [red, green, blue] = paint.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Calls back whenever light and dark or the colours of charts change, by the user's choice or the device's, until the returned function is called. */
export function onThemeChange(callback: () => void): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const choice = new MutationObserver(callback);
  device.addEventListener('change', callback);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-chart-colours'] });
  return () => {
    device.removeEventListener('change', callback);
    choice.disconnect();
  };
}
