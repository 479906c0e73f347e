/** An item of an exam's bank; `instead_of` names the item whose place it can take. */
export type BankItem = { readonly id: string; readonly skill: string; readonly instead_of?: string };

/**
 * Draws what a sitting asks: for each place of the blueprint one of the items that can take it, those first that the learner
 * has met least lately, by lot among equals.
 *
 * @param lastMet when an item was last asked of the learner, as any growing number; without one it never was
 * @param random a number from 0 up to 1
 * @returns one item for each place, in the order of the places
 */
export function drawSitting<T extends BankItem>(
  bank: readonly T[],
  lastMet: ReadonlyMap<string, number>,
  random: () => number,
): T[] {
  const places = new Map<string, T[]>();
  for (const item of bank) {
    const place = item.instead_of ?? item.id;
    places.set(place, [...(places.get(place) ?? []), item]);
  }
  return [...places.values()].flatMap((items) => leastMet(items, lastMet, random) ?? []);
}

/**
 * Draws a new item on a skill.
 * @param asked items that are not new any more
 * @returns undefined when the bank has none left
 */
export function drawNewItem<T extends BankItem>(
  bank: readonly T[],
  skill: string,
  {
    asked,
    lastMet,
    random,
  }: {
    readonly asked: ReadonlySet<string>;
    readonly lastMet: ReadonlyMap<string, number>;
    readonly random: () => number;
  },
): T | undefined {
  return leastMet(
    bank.filter((item) => item.skill === skill && !asked.has(item.id)),
    lastMet,
    random,
  );
}

function leastMet<T extends BankItem>(
  items: readonly T[],
  lastMet: ReadonlyMap<string, number>,
  random: () => number,
): T | undefined {
  const met = ({ id }: BankItem) => lastMet.get(id) ?? -1;
  const least = Math.min(...items.map(met));
  const equals = items.filter((item) => met(item) === least);
  return equals[Math.floor(random() * equals.length)];
}
