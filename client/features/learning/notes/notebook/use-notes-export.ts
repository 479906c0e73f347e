import { useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { formatMinute } from '#domain/kernel/time/format-date.ts';
import { localizedText } from '../../../../lib/i18n/localized-text.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { toCsv } from '../../../../lib/table/to-csv.ts';
import { TimeZoneContext } from '../../../../ui/value/time-zone.ts';
import { formatTime } from '../../player/playback.ts';
import type { CourseGroup } from './group-notes.ts';
import { notesMarkdown, type WrittenNote } from './notes-markdown.ts';

/** Saves notes, as they are listed, as a file: Markdown for reading, CSV for spreadsheets. */
export function useNotesExport(groups: readonly CourseGroup[]) {
  const { t, i18n } = useLingui();
  const zone = useContext(TimeZoneContext);
  const written = (): WrittenNote[] =>
    groups.flatMap(({ lessons }) =>
      lessons.flatMap(({ notes }) =>
        notes.map(({ course, module, lesson, anchor, text, created_at: writtenAt }) => {
          const time = anchor.kind === 'moment' ? formatTime(anchor.second) : '';
          return {
            course: course
              ? localizedText(course, 'title', i18n.locale)
              : t`A course that is no longer offered`,
            module: module ? localizedText(module, 'title', i18n.locale) : '',
            lesson: lesson
              ? localizedText(lesson, 'title', i18n.locale)
              : t`A lesson that is no longer offered`,
            about: time === '' ? '' : t`At ${time}`,
            quote: anchor.kind === 'passage' ? anchor.exact : anchor.kind === 'figure' ? anchor.title : '',
            text,
            date: formatMinute(writtenAt, i18n.locale, zone),
          };
        }),
      ),
    );
  const name = t`notes`;
  return {
    saveMarkdown: () => saveFile(`${name}.md`, 'text/markdown', notesMarkdown(t`Your notes`, written())),
    saveCsv: () =>
      saveFile(
        `${name}.csv`,
        'text/csv',
        toCsv(
          [
            { head: t`Course`, text: (row) => row.course },
            { head: t`Module`, text: (row) => row.module },
            { head: t`Lesson`, text: (row) => row.lesson },
            { head: t`Passage`, text: (row) => row.quote },
            { head: t`Moment`, text: (row) => row.about },
            { head: t`Your note`, text: (row) => row.text },
            { head: t`Written`, text: (row) => row.date },
          ],
          written(),
        ),
      ),
  };
}
