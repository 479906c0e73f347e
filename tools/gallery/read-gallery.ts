import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { LectureLesson, TextLesson } from '#server/adapters/content/reading/content.ts';
import { ContentFolder } from '#server/adapters/content/reading/content-folder.ts';
import { parseLessonName, readLesson } from '#server/adapters/content/reading/read-lesson.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'gallery');

/** The text with one of each block, and the lecture that asks, as files of docs/gallery. */
export const GALLERY_FILES = {
  text: '01-every-block.lesson.md',
  lecture: '02-a-lecture-that-asks.lecture.yaml',
} as const;

/** The name of the accepted picture of a block: without its ending, below tests/journeys/accepted. */
export function pictureOf(title: string, look: 'light' | 'dark' | 'arabic'): string {
  const slug = title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return `gallery/${slug}-${look}`;
}

/** One block of the gallery: a section of its text. */
export type GallerySection = {
  readonly title: string;
  /** Everything below the heading, in Markdown. */
  readonly markdown: string;
  /** What its author wrote: the description in the facts, and the line or the lines that show it. */
  readonly source: { readonly language: 'yaml' | 'text'; readonly text: string };
};

/** The gallery as its author wrote it. */
export type Gallery = {
  readonly lesson: TextLesson;
  readonly sections: readonly GallerySection[];
  readonly lecture: LectureLesson;
  readonly lectureSource: string;
};

/** Reads the gallery. @throws Error with what is wrong with its files */
export async function readGallery(folder = FOLDER): Promise<Gallery> {
  const lesson = await lessonOf(folder, GALLERY_FILES.text, 'text');
  const facts = factsOf(await readFile(join(folder, GALLERY_FILES.text), 'utf8'));
  return {
    lesson,
    sections: lesson.markdown
      .split(/^## /m)
      .slice(1)
      .map((text) => sectionOf(text, facts)),
    lecture: await lessonOf(folder, GALLERY_FILES.lecture, 'lecture'),
    lectureSource: (await readFile(join(folder, GALLERY_FILES.lecture), 'utf8')).trim(),
  };
}

async function lessonOf<Kind extends 'text' | 'lecture'>(directory: string, file: string, kind: Kind) {
  const folder = new ContentFolder(directory);
  const name = parseLessonName(file);
  const lesson = name && (await readLesson(folder, file, name));
  if (lesson?.kind !== kind) throw new Error(folder.findings.map(({ message }) => message).join('\n'));
  return lesson as Extract<TextLesson | LectureLesson, { readonly kind: Kind }>;
}

function factsOf(file: string): string {
  return file.split(/^---$/m)[1] ?? '';
}

function sectionOf(text: string, facts: string): GallerySection {
  const [title = '', ...lines] = text.trim().split('\n');
  const markdown = lines.join('\n').trim();
  const shown = /^::(?<kind>figure|activity)\{#(?<name>[\w-]+)\}$/m.exec(markdown)?.groups;
  if (shown === undefined) return { title, markdown, source: { language: 'text', text: markdown } };
  const { kind = '', name = '' } = shown;
  const list = kind === 'figure' ? 'figures' : 'activities';
  const block = blockOf(facts, list, name);
  const table = /^ {4}data: (?<data>[\w-]+)$/m.exec(block)?.groups?.data;
  const above = table === undefined ? '' : `data:\n${blockOf(facts, 'data', table)}\n`;
  const described = `${above}${list}:\n${block}\n\n::${kind}{#${name}}`;
  return { title, markdown, source: { language: 'yaml', text: described } };
}

/** The lines that describe one entry, as they stand in the file. */
function blockOf(facts: string, list: string, name: string): string {
  const value = parseDocument(facts).getIn([list, name], true) as { range?: readonly number[] } | undefined;
  const [from = 0, to = 0] = value?.range ?? [];
  const start = facts.lastIndexOf(`  ${name}:`, from);
  if (value === undefined || start === -1) throw new Error(`Nothing is described as ${list}.${name}.`);
  return facts.slice(start, to).trimEnd();
}
