import { LANGUAGES, type Localized } from '#domain/catalogue/languages.ts';
import type { Content, CourseFolder, Lesson, ModuleFolder } from '../reading/content.ts';
import { stableId } from '../stable-id.ts';
import type { ImportRow, ImportTable } from './upsert-rows.ts';

const coursesTable = {
  name: 'courses',
  key: ['id'],
  columns: {
    ...{
      id: 'uuid',
      slug: 'text',
      title: 'text',
      description: 'text',
      level: 'text',
      color_gradient: 'text',
    },
    ...{
      duration_weeks: 'int',
      modules_count: 'int',
      is_active: 'boolean',
      order_index: 'int',
      translations: 'jsonb',
    },
  },
} as const satisfies ImportTable<string>;

const modulesTable = {
  name: 'modules',
  key: ['id'],
  columns: {
    ...{
      id: 'uuid',
      course_id: 'uuid',
      slug: 'text',
      title: 'text',
      description: 'text',
      order_index: 'int',
    },
    ...{ week: 'int', status: 'text', skills: 'text[]', retired_at: 'timestamptz', translations: 'jsonb' },
  },
} as const satisfies ImportTable<string>;

const lessonsTable = {
  name: 'lessons',
  key: ['id'],
  columns: {
    ...{ id: 'uuid', module_id: 'uuid', course_id: 'uuid', slug: 'text', title: 'text', description: 'text' },
    ...{
      content_type: 'text',
      duration_minutes: 'int',
      is_free: 'boolean',
      order_index: 'int',
      author: 'text',
    },
    ...{
      reviewed_on: 'date',
      sources: 'jsonb',
      skills: 'text[]',
      retired_at: 'timestamptz',
      translations: 'jsonb',
    },
  },
} as const satisfies ImportTable<string>;

const plansTable = {
  name: 'plans',
  key: ['id'],
  columns: {
    ...{
      id: 'text',
      price_minor: 'int',
      currency: 'text',
      interval_months: 'int',
      trial_days: 'int',
      opens: 'text',
    },
    ...{ offered_on: 'text[]', order_index: 'int', translations: 'jsonb' },
  },
} as const satisfies ImportTable<string>;

type RowOf<Table extends ImportTable<string>> = ImportRow<keyof Table['columns'] & string>;

/** The tables of the outline in the order in which they refer to each other. */
export const OUTLINE_TABLES = {
  courses: coursesTable,
  modules: modulesTable,
  lessons: lessonsTable,
  plans: plansTable,
};

export type OutlineRows = {
  readonly [Name in keyof typeof OUTLINE_TABLES]: RowOf<(typeof OUTLINE_TABLES)[Name]>[];
};

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
  const rows: OutlineRows = { courses: [], modules: [], lessons: [], plans: planRows(content) };
  for (const course of content.courses) {
    if (course.file) rows.courses.push(courseRow(course, course.file.data));
    for (const module of course.modules) {
      if (module.file) rows.modules.push(moduleRow(course, module, module.file.data));
      for (const lesson of module.lessons) rows.lessons.push(lessonRow(content, course, module, lesson));
    }
  }
  return rows;
}

function courseRow({ slug }: CourseFolder, file: NonNullable<CourseFolder['file']>['data']) {
  const { order, title, description, ...columns } = file;
  return {
    ...columns,
    ...texts(title, description),
    id: stableId(slug),
    slug,
    is_active: true,
    order_index: order,
  } satisfies RowOf<typeof coursesTable>;
}

function moduleRow(
  course: CourseFolder,
  module: ModuleFolder,
  file: NonNullable<ModuleFolder['file']>['data'],
) {
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
  } satisfies RowOf<typeof modulesTable>;
}

function lessonRow(content: Content, course: CourseFolder, module: ModuleFolder, lesson: Lesson) {
  const { title, description, minutes, author, reviewed, skills, sources } = lesson.data;
  const known = content.sources?.data.sources ?? [];
  return {
    id: stableId(course.slug, module.slug, lesson.slug),
    module_id: stableId(course.slug, module.slug),
    course_id: stableId(course.slug),
    slug: lesson.slug,
    title,
    description,
    content_type: lesson.kind,
    duration_minutes: minutes,
    is_free: module.order === 1,
    order_index: lesson.order,
    author,
    reviewed_on: reviewed,
    sources: known.filter(({ id }) => sources.includes(id)).map(({ id: _, basis: __, ...source }) => source),
    skills,
    retired_at: null,
    translations: {},
  } satisfies RowOf<typeof lessonsTable>;
}

function planRows({ plans }: Content) {
  return (plans?.data.plans ?? []).map(
    ({ name, features, ...columns }, index) =>
      ({
        ...columns,
        order_index: index + 1,
        translations: Object.fromEntries(
          LANGUAGES.map((language) => [language, { name: name[language], features: features[language] }]),
        ),
      }) satisfies RowOf<typeof plansTable>,
  );
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
