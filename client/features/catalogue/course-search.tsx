import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useShortcuts } from '../../lib/keys/use-shortcuts.ts';
import { controlStyles } from '../../ui/form/field.tsx';
import type { RenderLessonLink } from './outline-lesson.tsx';
import { CourseSearchResults } from './course-search-results.tsx';
import type { OutlineLesson } from './fetch-outline.ts';
import { MAX_QUERY_LENGTH } from './search-course.ts';

interface CourseSearchProps {
  courseId: string;
  /** Every lesson of the course. */
  lessons: readonly OutlineLesson[];
  renderLink: RenderLessonLink;
  /** Makes the field visible before the key `/` moves the focus to it. */
  onReveal: () => void;
  /** What stands here while nothing is searched for. */
  children: ReactNode;
}

/** Search inside a course. Keys: / to the field, arrows through the results, Escape back to the outline. */
export function CourseSearch({ courseId, lessons, renderLink, onReveal, children }: CourseSearchProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLElement>(null);
  useShortcuts({
    '/': {
      says: t`Search this course`,
      run: () => {
        // At once, or the first letters that follow the key would be lost; a hidden field cannot have the focus.
        flushSync(onReveal);
        field.current?.focus();
        field.current?.select();
      },
    },
  });
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      setTyped('');
      field.current?.focus();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || typed === '') return;
    event.preventDefault();
    const stops = [field.current, ...(box.current?.querySelectorAll('a') ?? [])];
    const place = stops.findIndex((stop) => stop === document.activeElement);
    stops[place + step]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of its field and links bubble up here
    <search ref={box} onKeyDown={moveByKey} className="grid content-start gap-4">
      <label className="relative block">
        <span className="sr-only">
          <Trans>Search this course</Trans>
        </span>
        <Search aria-hidden="true" className="absolute start-3 top-3 size-5 text-muted" />
        <input
          ref={field}
          type="search"
          value={typed}
          maxLength={MAX_QUERY_LENGTH}
          placeholder={t`Search this course`}
          aria-keyshortcuts="/"
          onChange={(event) => setTyped(event.target.value)}
          className={`${controlStyles} ps-10`}
        />
      </label>
      {typed.trim().length > 1 ? (
        <CourseSearchResults courseId={courseId} typed={typed} lessons={lessons} renderLink={renderLink} />
      ) : (
        children
      )}
    </search>
  );
}
