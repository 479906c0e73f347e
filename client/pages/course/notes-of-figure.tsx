import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FigureState } from '../../features/catalogue/figure-controls/figure-state.ts';
import { useMentorTools } from '../../lib/mentor-tools.ts';
import { FigureNotes } from '../../features/learning/notes/figure-notes.tsx';

/** The notes on states of a figure, and the one that the address leads to. Import it lazily. */
export function NotesOfFigure({
  lessonId,
  name,
  state,
}: {
  lessonId: string;
  name: string;
  state: FigureState;
}): ReactNode {
  const { note } = useSearch({ from: '/protected/course/$courseId' });
  const drawMentorTools = useMentorTools();
  return (
    <>
      <FigureNotes
        lessonId={lessonId}
        name={name}
        title={state.title}
        values={state.values}
        onShow={state.show}
        pointedAt={note ?? null}
      />
      {drawMentorTools({ words: state.title })}
    </>
  );
}
