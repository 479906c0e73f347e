import type { CourseFile, ModuleFile } from '#domain/catalogue/contract.ts';
import { LANGUAGES, type Localized } from '#domain/kernel/languages.ts';
import type { Content, CourseFolder, Lesson, ModuleFolder } from '../reading/content.ts';
import { stableId } from '../stable-id.ts';
import { entitlementRows, planRows } from './plan-rows.ts';
import type { OutlineRow, OutlineRows } from './outline-tables.ts';

/** A lesson with the ids it has in the database. */
export type PlacedLesson = { readonly id: string; readonly lesson: Lesson };

/** All lessons of the content with their ids. */
export function placeLessons(content: Content): PlacedLesson[] {
  return content.courses.flatMap((course) =>
    course.modules.flatMap((module) =>
      module.lessons.map((lesson) => ({ id: stableId(course.slug, module.slug, lesson.slug), lesson })),
    ),
  );
}

/** The rows of the outline as the content says they should be. */
export function outlineRows(content: Content): OutlineRows {
  const rows: OutlineRows = {
    courses: [],
    modules: [],
    lessons: [],
    plans: planRows(content),
    entitlements: entitlementRows(content),
  };
  for (const course of content.courses) {
    if (course.file) rows.courses.push(courseRow(course, course.file.data));
    for (const module of course.modules) {
      if (module.file) rows.modules.push(moduleRow(course, module, module.file.data));
      for (const lesson of module.lessons) rows.lessons.push(lessonRow(content, course, module, lesson));
    }
  }
  return rows;
}

function courseRow({ slug }: CourseFolder, file: CourseFile) {
  const { order, title, description, ...columns } = file;
  return {
    ...columns,
    ...texts(title, description),
    id: stableId(slug),
    slug,
    retired_at: null,
    order_index: order,
  } satisfies OutlineRow<'courses'>;
}

function moduleRow(course: CourseFolder, module: ModuleFolder, file: ModuleFile) {
  return {
    ...texts(file.title, file.description),
    id: stableId(course.slug, module.slug),
    course_id: stableId(course.slug),
    slug: module.slug,
    order_index: module.order,
    week: file.week,
    status: file.status === 'written' ? 'written' : 'in_writing',
    skills: file.skills,
    retired_at: null,
  } satisfies OutlineRow<'modules'>;
}

function lessonRow(content: Content, course: CourseFolder, module: ModuleFolder, lesson: Lesson) {
  const { minutes, author, reviewed, skills, sources } = lesson.data;
  const known = content.sources?.data.sources ?? [];
  return {
    id: stableId(course.slug, module.slug, lesson.slug),
    module_id: stableId(course.slug, module.slug),
    course_id: stableId(course.slug),
    slug: lesson.slug,
    title: lesson.data.title,
    description: lesson.data.description,
    content_type: lesson.kind === 'lecture' ? 'video' : lesson.kind,
    is_lecture: lesson.kind === 'lecture',
    duration_minutes: minutes,
    is_free: module.order === 1 || module.file?.data.open_to === 'everybody',
    is_exam: lesson.kind === 'quiz' && lesson.data.blueprint !== undefined,
    order_index: lesson.order,
    author,
    reviewed_on: reviewed,
    sources: sources
      .flatMap((id) => known.filter((source) => source.id === id))
      .map(({ authors, title, year, url }) => ({ authors, title, year, url })),
    skills,
    retired_at: null,
    translations: {},
  } satisfies OutlineRow<'lessons'>;
}

/** English for the columns, the other languages for `translations`. */
function texts(title: Localized, description: Localized) {
  const translated = LANGUAGES.filter((language) => language !== 'en' && title[language] !== undefined);
  return {
    title: title.en,
    description: description.en,
    translations: Object.fromEntries(
      translated.map((language) => [
        language,
        { title: title[language], description: description[language] },
      ]),
    ),
  };
}
