import type { RefObject } from 'react';
import { LessonText } from '../../features/catalogue/lesson-text.tsx';
import { useReadingPosition } from '../../features/learning/lesson/reading-position.ts';
import type { Tables } from '../../lib/backend/database.ts';

interface TextBodyProps {
  body: Pick<Tables<'lesson_bodies'>, 'lesson_id' | 'html' | 'figures' | 'terms' | 'body_hash'>;
  /** Gets the element that holds the text. */
  text: RefObject<HTMLDivElement | null>;
}

/** The text of a lesson, at the place where the reader left it. */
export function TextBody({ body, text }: TextBodyProps) {
  useReadingPosition(body.lesson_id, text);
  return (
    <div ref={text}>
      <LessonText key={body.body_hash} body={body} />
    </div>
  );
}
