import type { RefersTo, Table, Timestamp, Translations } from './table.ts';

export type CourseRow = {
  id: string;
  slug: string;
  title: string;
  description: string;
  level: string;
  color_gradient: string;
  duration_weeks: number;
  modules_count: number;
  /** How many of them are ready. */
  modules_written: number;
  is_active: boolean;
  /** When an admin took it out of the offer; null unless one did. */
  withdrawn_at: Timestamp | null;
  /** When the content held it no more; null while it does. */
  retired_at: Timestamp | null;
  order_index: number;
  translations: Translations;
};

export type ModuleRow = {
  id: string;
  course_id: string;
  slug: string;
  title: string;
  description: string;
  order_index: number;
  week: number;
  status: 'written' | 'in_writing';
  skills: string[];
  /** When it was first written. */
  written_at: Timestamp | null;
  retired_at: Timestamp | null;
  translations: Translations;
};

export type LessonSource = { title: string; authors?: string; year?: number; url?: string };

export type LessonRow = {
  id: string;
  module_id: string;
  course_id: string;
  slug: string;
  title: string;
  description: string;
  content_type: 'video' | 'text' | 'quiz';
  content_url: string | null;
  duration_minutes: number;
  is_free: boolean;
  /** The exam at the end of a course, closed until the modules before it are completed. */
  is_exam: boolean;
  order_index: number;
  author: string | null;
  reviewed_on: Timestamp | null;
  sources: LessonSource[];
  skills: string[];
  retired_at: Timestamp | null;
  translations: Translations;
};

export type LessonBodyRow = {
  lesson_id: string;
  html: string;
  /** FigureData of domain/catalogue by name. */
  figures: Record<string, object>;
  terms: Record<string, { term: string; definition: string }>;
  /** LearnerQuiz of domain/catalogue; `start-quiz` gives its items as an attempt asks them. */
  quiz: object | null;
  /** Lecture of domain/catalogue. */
  lecture: object | null;
  /** VideoMedia of domain/catalogue. */
  media: object | null;
  body_hash: string;
};

/** A lesson that `search_course` found, with the passage as domain/catalogue/search-excerpt.ts reads it. */
export type SearchHit = { lesson_id: string; excerpt: string };

export type CatalogueTables = {
  courses: Table<CourseRow>;
  modules: Table<ModuleRow, never, [RefersTo<'course_id', 'courses'>]>;
  lessons: Table<LessonRow, never, [RefersTo<'module_id', 'modules'>, RefersTo<'course_id', 'courses'>]>;
  lesson_bodies: Table<LessonBodyRow, never, [RefersTo<'lesson_id', 'lessons'>]>;
};
