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
  const paint = new OffscreenCanvas(1, 1).getContext('2d');
  if (paint === null) return colour;
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
