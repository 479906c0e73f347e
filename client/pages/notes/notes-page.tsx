import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useNotebook } from '../../features/learning/notes/notebook/fetch-notebook.ts';
import { groupNotes } from '../../features/learning/notes/notebook/group-notes.ts';
import { NotebookNote } from '../../features/learning/notes/notebook/notebook-note.tsx';
import { NotebookSearch } from '../../features/learning/notes/notebook/notebook-search.tsx';
import { useNotesExport } from '../../features/learning/notes/notebook/use-notes-export.ts';
import { useNoteActions } from '../../features/learning/notes/save-note.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { CourseFilter } from './course-filter.tsx';
import { NotebookCourse } from './notebook-course.tsx';

const route = getRouteApi('/protected/notes');

const skeleton = ['h-6 w-1/3', 'h-4 w-2/3', 'h-4 w-1/2', 'h-6 w-1/4', 'h-4 w-2/3', 'h-4 w-3/5'];

/** The learner's notes, of one course or of all: by lesson, to be searched and saved as a file. */
export function NotesPage() {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const { course, q: words = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const { query, placed, onDevice } = useNotebook(words);
  const actions = useNoteActions();
  const all = groupNotes(placed);
  const shown = course === undefined ? all : all.filter(({ courseId }) => courseId === course);
  const count = shown.reduce(
    (sum, { lessons }) => lessons.reduce((inCourse, { notes }) => inCourse + notes.length, sum),
    0,
  );
  const { saveMarkdown, saveCsv } = useNotesExport(shown);
  const find = (search: { course?: string | undefined; q?: string | undefined }) =>
    void navigate({ search, replace: true, resetScroll: false });
  return (
    <>
      <PageHeader
        title={t`Your notes`}
        lead={<Trans>Nobody but you can read them.</Trans>}
        actions={
          count > 0 && (
            <>
              <Button look="quiet" onClick={saveMarkdown}>
                <Download aria-hidden="true" className="size-4" />
                <Trans>Export Markdown</Trans>
              </Button>
              <Button look="quiet" onClick={saveCsv}>
                <Download aria-hidden="true" className="size-4" />
                <Trans>Export CSV</Trans>
              </Button>
            </>
          )
        }
      />
      <QueryState
        query={query}
        failed={t`Your notes could not be loaded`}
        describe={describe}
        skeleton={skeleton}
      >
        {() => (
          <div className="grid gap-6">
            {(placed.length > 0 || words !== '') && (
              <div className="flex flex-wrap items-end gap-4 print:hidden">
                <NotebookSearch words={words} onSearch={(q) => find({ course, q: q || undefined })} />
                <CourseFilter
                  course={course}
                  courses={all.map(
                    ({
                      courseId,
                      lessons: [
                        {
                          notes: [{ course: row }],
                        },
                      ],
                    }) => ({
                      id: courseId,
                      title: row
                        ? localizedText(row, 'title', i18n.locale)
                        : t`A course that is no longer offered`,
                    }),
                  )}
                  onChoose={(id) => find({ course: id, q: words || undefined })}
                />
              </div>
            )}
            {words !== '' && (
              <p role="status" className="text-15 text-muted">
                <Plural value={count} _0="Nothing found." one="# note found." other="# notes found." />
              </p>
            )}
            {onDevice.length > 0 && (
              <section className="border-t border-line pt-4">
                <h2 className="text-24">
                  <Trans>Only on this device</Trans>
                </h2>
                <ul className="divide-y divide-line">
                  {onDevice.map((note) => (
                    <NotebookNote key={note.id} note={note} actions={actions} />
                  ))}
                </ul>
              </section>
            )}
            {count === 0 && words === '' && onDevice.length === 0 && (
              <EmptyState
                title={<Trans>You have no notes yet.</Trans>}
                action={
                  <Link
                    to={course === undefined ? '/dashboard' : '/course/$courseId'}
                    params={{ courseId: course ?? '' }}
                    className={buttonStyles('primary', 'mt-2')}
                  >
                    <Trans>Go to a lesson</Trans>
                  </Link>
                }
              >
                <Trans>
                  Select a passage in a lesson and choose “Write a note”, or press w. Notes can be about a
                  passage, the state of a figure, a moment of a lecture, or the whole lesson.
                </Trans>
              </EmptyState>
            )}
            {shown.map((group) => (
              <NotebookCourse key={group.courseId} group={group} actions={actions} />
            ))}
          </div>
        )}
      </QueryState>
    </>
  );
}
