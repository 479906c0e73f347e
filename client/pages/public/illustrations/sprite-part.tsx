import { usePage } from '../page-context.tsx';
import type { SpriteName } from './render-sprite.tsx';

/**
 * A drawing of the sprite, to stand in an `<svg>` of the page. Pages name their drawings instead of carrying them: the
 * words of a page then arrive a round trip earlier. Colours and direction are inherited from the page.
 */
export function SpritePart({ name }: { name: SpriteName }) {
  const { assets } = usePage();
  return <use href={`${assets.sprite}#${name}`} />;
}
