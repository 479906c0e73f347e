import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface LessonLinkProps {
  courseId: string;
  lessonId: string;
  current: boolean;
  onFollow: () => void;
  children: ReactNode;
}

/** A lesson in the sidebar: in the outline, among the bookmarks or found by the search. */
export function LessonLink({ courseId, lessonId, current, onFollow, children }: LessonLinkProps) {
  return (
    <Link
      to="/course/$courseId"
      params={{ courseId }}
      search={{ lesson: lessonId }}
      onClick={onFollow}
      aria-current={current ? 'page' : undefined}
      className="flex min-h-11 items-start gap-2 rounded-control px-2 py-2 text-15 hover:bg-sunken aria-[current=page]:bg-plum-soft aria-[current=page]:font-semibold"
    >
      {children}
    </Link>
  );
}
