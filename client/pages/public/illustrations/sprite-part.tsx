import { usePage } from '../page-context.tsx';

/** Every drawing that is the same on each page and in each language. */
export type SpriteName = 'course-market' | 'gap' | 'journey' | 'scores' | 'sizing' | 'stop';

/**
 * A drawing of the sprite, to stand in an `<svg>` of the page. Pages name their drawings instead of carrying them: the
 * words of a page then arrive a round trip earlier. Colours and direction are inherited from the page.
 */
export function SpritePart({ name }: { name: SpriteName }) {
  const { assets } = usePage();
  return <use href={`${assets.sprite}#${name}`} />;
}
