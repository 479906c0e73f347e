import type { Query } from '#server/backend/database/database.ts';

/** The rows of the tables as they are counted: moments are dates. */
export type Stored = {
  users: { id: string; created_at: Date; is_anonymous: boolean; deleted_at: Date | null };
  courses: { id: string };
  lessons: { id: string; course_id: string; retired_at: Date | null; items: string[] };
  enrollments: {
    user_id: string;
    course_id: string;
    created_at: Date;
    completed_at: Date | null;
    progress: number;
  };
  progress: { user_id: string; course_id: string; lesson_id: string; completed_at: Date };
  events: {
    user_id: string | null;
    verb: string;
    course_id: string | null;
    lesson_id: string | null;
    occurred_at: Date;
  };
  attempts: { id: string; user_id: string; lesson_id: string; started_at: Date; finished_at: Date | null };
  answers: {
    attempt_id: string;
    item_id: string;
    round: number;
    try: number;
    is_correct: boolean;
    mistake: string | null;
    misconception: string | null;
    answered_at: Date;
  };
  activityAnswers: {
    lesson_id: string;
    activity: string;
    item_id: string | null;
    try: number;
    answer: string | string[];
    is_right: boolean;
    mistake: string | null;
    misconception: string | null;
    answered_at: Date;
  };
  assessments: { created_at: Date };
  steps: { step_name: string; completed_at: Date | null };
  subscriptions: { created_at: Date };
  applications: { created_at: Date };
  leads: { created_at: Date };
  payments: { paid_at: Date; currency: string; provider: string; kind: string; amount_minor: number };
};

export type Population = { readonly [Table in keyof Stored]: readonly Stored[Table][] };

/** Reads everything that is counted, row by row, as the owner of the database. */
export async function readPopulation(query: Query): Promise<Population> {
  const all = async <Table extends keyof Stored>(from: string): Promise<Stored[Table][]> =>
    (await query<Stored[Table]>(from)).rows;
  return {
    users: await all<'users'>('select * from auth.users'),
    courses: await all<'courses'>('select * from public.courses'),
    lessons: await all<'lessons'>(
      `select lessons.*, coalesce(
         (select array_agg(item ->> 'id') from jsonb_array_elements(quiz -> 'items') as item), '{}') as items
       from public.lessons left join public.lesson_bodies on lesson_id = id`,
    ),
    enrollments: await all<'enrollments'>('select * from public.enrollments'),
    progress: await all<'progress'>('select * from public.user_progress where completed'),
    events: await all<'events'>('select * from public.learning_events'),
    attempts: await all<'attempts'>('select * from public.quiz_attempts'),
    answers: await all<'answers'>('select * from public.quiz_answers'),
    activityAnswers: await all<'activityAnswers'>('select * from public.activity_answers'),
    assessments: await all<'assessments'>('select * from public.skill_assessments'),
    steps: await all<'steps'>('select * from public.onboarding_steps'),
    subscriptions: await all<'subscriptions'>('select * from public.subscriptions'),
    applications: await all<'applications'>('select * from public.scholarship_applications'),
    leads: await all<'leads'>('select * from public.leads'),
    payments: await all<'payments'>('select * from public.payments'),
  };
}
