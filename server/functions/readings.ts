import type { Reading } from './reading.ts';

/** What each of some readings finds. */
type FoundBy<Parts> = {
  readonly [Name in keyof Parts]: Parts[Name] extends Reading<infer Found> ? Found : never;
};

/**
 * Several readings as one.
 *
 * @param shape makes of what each of them found, by its name, what was asked for
 */
export function readings<Parts extends Readonly<Record<string, Reading<unknown>>>, Found>(
  parts: Parts,
  shape: (found: FoundBy<Parts>) => Found,
): Reading<Found> {
  const named = Object.entries(parts);
  return {
    statements: named.flatMap(([, { statements }]) => statements),
    read: (rows) => {
      let place = 0;
      const found = named.map(([name, { statements, read }]) => {
        const from = place;
        place += statements.length;
        return [name, read(rows.slice(from, place))];
      });
      // Each stands under its own name.
      return shape(Object.fromEntries(found) as FoundBy<Parts>);
    },
  };
}
