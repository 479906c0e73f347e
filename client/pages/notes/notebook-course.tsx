import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CourseGroup } from '../../features/learning/notes/notebook/group-notes.ts';
import { NotebookNote } from '../../features/learning/notes/notebook/notebook-note.tsx';
import type { NoteActions } from '../../features/learning/notes/save-note.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';

/** The notes of a course, lesson by lesson, each with the way to its place. */
export function NotebookCourse({ group, actions }: { group: CourseGroup; actions: NoteActions }) {
  const { i18n } = useLingui();
  const { courseId, lessons } = group;
  const [
    {
      notes: [{ course }],
    },
  ] = lessons;
  return (
    <section className="grid gap-6 border-t border-line pt-4">
      <h2 className="text-24">
        {course ? (
          localizedText(course, 'title', i18n.locale)
        ) : (
          <Trans>A course that is no longer offered</Trans>
        )}
      </h2>
      {lessons.map(({ lessonId, notes }) => {
        const [{ lesson, module }] = notes;
        return (
          <section key={lessonId}>
            {module !== null && (
              <p className="text-15 text-muted">{localizedText(module, 'title', i18n.locale)}</p>
            )}
            <h3 className="text-20">
              {lesson ? (
                <Link
                  to="/course/$courseId"
                  params={{ courseId }}
                  search={{ lesson: lessonId }}
                  className="hover:underline"
                >
                  {localizedText(lesson, 'title', i18n.locale)}
                </Link>
              ) : (
                <Trans>A lesson that is no longer offered</Trans>
              )}
            </h3>
            <ul className="divide-y divide-line">
              {notes.map((note) => (
                <NotebookNote
                  key={note.id}
                  note={note}
                  actions={actions}
                  link={
                    lesson && (
                      <Link
                        to="/course/$courseId"
                        params={{ courseId }}
                        search={{ lesson: lessonId, note: note.id }}
                        className="inline-flex min-h-8 items-center text-plum underline underline-offset-4 pointer-coarse:min-h-11 print:hidden"
                      >
                        <Trans>Open in the lesson</Trans>
                      </Link>
                    )
                  }
                />
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}
