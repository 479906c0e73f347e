import { countryOfDevice, type DeviceFacts } from './country-of-device.ts';

/**
 * Puts the helplines of the reader's own country first in each table of a text. It is worked out on the device, and nothing
 * of it is kept or sent: whoever looks for help need not tell us where they are.
 */
export function ownCountryFirst(root: HTMLElement, device: DeviceFacts): void {
  for (const table of root.querySelectorAll('[data-helplines]')) {
    const rows = Array.from(table.querySelectorAll<HTMLElement>('tbody > tr'), (row) => ({
      row,
      countries: row.dataset.countries?.split(' ') ?? [],
    }));
    const own = countryOfDevice([...new Set(rows.flatMap(({ countries }) => countries))], device);
    if (own === undefined) continue;
    const near = rows.filter(({ countries }) => countries.includes(own));
    table.querySelector('tbody')?.prepend(...near.map(({ row }) => row));
  }
}
