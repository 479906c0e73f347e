import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLessonPosition, useSaveLessonPosition } from './lesson-position.ts';

/** Nearer to the beginning or the end than this, a text is read from its beginning. */
const EDGE = 0.03;

/**
 * Takes a reader back to the place in a text where they left it, on whichever device, and keeps the place as they read.
 * @param text the element that holds the text, drawn when this is called
 * @param restores false where something else leads to a place in the text
 */
export function useReadingPosition(
  lessonId: string,
  text: RefObject<HTMLElement | null>,
  { restores }: { restores: boolean },
): void {
  const position = useLessonPosition(lessonId);
  const save = useSaveLessonPosition(lessonId);
  const hasScrolled = useRef(false);

  const restore = useEffectEvent((share: number) => {
    // Somebody who has begun to scroll is not moved any more.
    if (text.current === null || hasScrolled.current || share < EDGE || share > 1 - EDGE) return;
    const { top, height } = text.current.getBoundingClientRect();
    scrollTo({ top: scrollY + top + height * share, behavior: 'instant' });
  });
  useEffect(() => {
    if (position === undefined || !restores || text.current === null) return;
    // A text grows while its figures come, and when a question in it turns out to be answered. It tells of its first size, too.
    const growth = new ResizeObserver(() => restore(position));
    growth.observe(text.current);
    return () => growth.disconnect();
  }, [position, restores, text]);

  const savePosition = useEffectEvent(() => {
    // Before the place is known, the only one to scroll is the router, to the top.
    if (text.current === null || position === undefined) return;
    const { top, height } = text.current.getBoundingClientRect();
    if (height > 0) save(Math.min(1, Math.max(0, -top / height)));
  });
  useEffect(() => {
    const onScroll = () => savePosition();
    const onHand = () => {
      hasScrolled.current = true;
    };
    const hands = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    addEventListener('scroll', onScroll, { passive: true });
    for (const hand of hands) addEventListener(hand, onHand, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      for (const hand of hands) removeEventListener(hand, onHand);
    };
  }, []);
}
