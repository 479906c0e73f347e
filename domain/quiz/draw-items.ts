import { hashText } from '../kernel/hash-text.ts';

/** An item of a quiz; `instead_of` names the item whose place it can take. */
type Item = { readonly id: string; readonly instead_of?: string };

/**
 * Draws what one attempt asks: of an item and all that can be asked instead of it, one. The same seed draws the same items,
 * and an alternative that is added later changes a draw only where it is drawn itself (rendezvous hashing).
 *
 * @param seed names the attempt
 * @returns one item for each place, in the order of the places
 */
export function drawItems<T extends Item>(items: readonly T[], seed: string): T[] {
  const rank = ({ id }: Item) => hashText(`${seed} ${id}`);
  const places = new Map<string, T>();
  for (const item of items) {
    const place = item.instead_of ?? item.id;
    const drawn = places.get(place);
    if (!drawn || rank(item) < rank(drawn)) places.set(place, item);
  }
  return [...places.values()];
}
