import { join } from 'node:path';
import type { ActivityKey } from '#domain/activities/activity-key.ts';
import type { LearnerActivity } from '#domain/activities/learner-activity.ts';
import type { FigureData } from '#domain/catalogue/drawing/drawing-data.ts';
import { misconceptionsSchema, skillsSchema } from '#domain/catalogue/contract.ts';
import { type ExplainedTerm, glossarySchema } from '#domain/catalogue/glossary-contract.ts';
import type { Lecture } from '#domain/catalogue/lecture/lecture-data.ts';
import { lectureBody } from '#server/adapters/content/import/lecture-body.ts';
import { textBody } from '#server/adapters/content/import/text-body.ts';
import { ContentFolder } from '#server/adapters/content/reading/content-folder.ts';
import type { TextLesson } from '#server/adapters/content/reading/content.ts';
import { readMentor } from '#server/adapters/content/reading/read-mentor.ts';
import { type GallerySection, readGallery } from './read-gallery.ts';

/** The gallery as the workshop shows it. Its answers come along: there is nothing to win in it. */
export type CompiledGallery = {
  readonly blocks: readonly {
    readonly title: string;
    readonly source: string;
    readonly html: string;
    readonly terms: Readonly<Record<string, ExplainedTerm>>;
  }[];
  readonly figures: Readonly<Record<string, FigureData>>;
  readonly activities: Readonly<Record<string, LearnerActivity>>;
  readonly lecture: {
    readonly title: string;
    readonly lecture: Lecture;
    readonly activities: Readonly<Record<string, LearnerActivity>>;
    readonly source: string;
  };
  /** What a browser of the product never gets, by activity. */
  readonly keys: Readonly<Record<string, ActivityKey>>;
};

const CONTENT = join(import.meta.dirname, '..', '..', 'content');

/** Renders the gallery as the importer renders lessons, with the skills and terms of the content. */
export async function compileGallery(): Promise<CompiledGallery> {
  const { lesson, sections, lecture, lectureSource } = await readGallery();
  const content = new ContentFolder(CONTENT);
  const registers = {
    glossary: await content.readYaml('glossary.yaml', glossarySchema),
    misconceptions: await content.readYaml('misconceptions.yaml', misconceptionsSchema),
    skills: await content.readYaml('skills.yaml', skillsSchema),
    mentor: await readMentor(content),
  };
  const texts = sections.map((section) => textBody(lessonOf(section, lesson), registers));
  const played = lectureBody(lecture, registers);
  return {
    blocks: sections.map(({ title, source }, index) => ({
      title,
      source: source.text,
      html: texts[index]?.columns.html ?? '',
      terms: texts[index]?.columns.terms ?? {},
    })),
    figures: Object.assign({}, ...texts.map(({ columns }) => columns.figures)),
    activities: Object.assign({}, ...texts.map(({ columns }) => columns.activities)),
    lecture: {
      title: lecture.data.title,
      lecture: played.columns.lecture,
      activities: played.columns.activities,
      source: lectureSource,
    },
    keys: Object.fromEntries([...texts.flatMap(({ keys }) => [...keys]), ...played.keys]),
  };
}

/** A section as a lesson of its own, with the activities that it shows and no others: each is compiled once. */
function lessonOf({ title, markdown }: GallerySection, lesson: TextLesson): TextLesson {
  const activities = Object.fromEntries(
    Object.entries(lesson.data.activities).filter(([name]) => markdown.includes(`::activity{#${name}}`)),
  );
  return { ...lesson, data: { ...lesson.data, activities }, markdown: `## ${title}\n\n${markdown}` };
}
