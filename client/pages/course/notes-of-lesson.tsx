import { useSearch } from '@tanstack/react-router';
import type { ReactNode, Ref, RefObject } from 'react';
import type { FigureData } from '#domain/catalogue/drawing/drawing-data.ts';
import { LessonNotes, type NotesHandle } from '../../features/learning/notes/lesson-notes.tsx';
import type { Tables } from '../../lib/backend/database.ts';

interface NotesOfLessonProps {
  ref: Ref<NotesHandle>;
  body: Pick<Tables<'lesson_bodies'>, 'lesson_id' | 'figures'>;
  text: RefObject<HTMLElement | null>;
  hasMargin: boolean;
}

/** The notes on the lesson that is open, and the one that the address leads to. Import it lazily. */
export function NotesOfLesson({ ref, body, text, hasMargin }: NotesOfLessonProps): ReactNode {
  const { note } = useSearch({ from: '/protected/course/$courseId' });
  // The importer writes the column as this type; the types of the tables know no domain.
  const figures = Object.entries(body.figures as Record<string, FigureData>);
  return (
    <LessonNotes
      ref={ref}
      lessonId={body.lesson_id}
      text={text}
      figures={figures.flatMap(([name, { source }]) => (source === undefined ? [] : [name]))}
      hasMargin={hasMargin}
      pointedAt={note ?? null}
    />
  );
}
