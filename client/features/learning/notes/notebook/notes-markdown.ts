/** A note as it is written into a file. */
export interface WrittenNote {
  readonly course: string;
  readonly module: string;
  readonly lesson: string;
  /** What it is about, such as "At 1:05"; empty where the quote says it. */
  readonly about: string;
  readonly quote: string;
  readonly text: string;
  /** When it was written, in words. */
  readonly date: string;
}

/** Notes as Markdown, in the order in which they come: a heading for each course and lesson, quotes as quotes. */
export function notesMarkdown(title: string, notes: readonly WrittenNote[]): string {
  const lines = [`# ${title}`, ''];
  let [course, lesson] = ['', ''];
  for (const note of notes) {
    if (note.course !== course) lines.push(`## ${note.course}`, '');
    if (note.course !== course || note.lesson !== lesson) lines.push(`### ${note.lesson}`, '');
    [course, lesson] = [note.course, note.lesson];
    if (note.quote !== '') lines.push(...note.quote.split('\n').map((line) => `> ${line}`), '');
    if (note.about !== '') lines.push(`*${note.about}*`, '');
    lines.push(note.text, '', `*${note.date}*`, '');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}
