import type { ActivityKey } from '#domain/activities/activity-key.ts';
import type { LearnerActivity } from '#domain/activities/learner-activity.ts';
import type { StoredKey } from '#domain/quiz/answer-keys.ts';
import type { LearnerItem } from '#domain/quiz/learner-quiz.ts';
import type { Query } from '#server/adapters/sql.ts';

/** What of the catalogue decides how its learners get on. */
export type DemoCatalogue = {
  readonly courses: readonly DemoCourse[];
  /** By their ids. */
  readonly plans: ReadonlyMap<string, DemoPlan>;
  /** By their ids. */
  readonly skills: ReadonlyMap<string, DemoSkill>;
  /** What reviews draw from, by skill; those with too few items are left out, as the server leaves them out. */
  readonly reviewItems: ReadonlyMap<string, readonly ReviewItem[]>;
};

type DemoSkill = { readonly level: number; readonly strand: string };

/** An item of a quiz or a check; `activity` is empty in a quiz. */
export type ReviewItem = DemoItem & { readonly lesson_id: string; readonly activity: string };

export type DemoCourse = {
  readonly id: string;
  /** In the order they are taught. */
  readonly lessons: readonly DemoLesson[];
  /** A course that is still being written cannot be completed. */
  readonly isInWriting: boolean;
};

export type DemoLesson = {
  readonly id: string;
  readonly course_id: string;
  readonly module_id: string;
  /** The place of its module in the course, from 1. */
  readonly module_order: number;
  readonly content_type: 'text' | 'video' | 'quiz';
  readonly duration_minutes: number;
  readonly is_free: boolean;
  readonly is_exam: boolean;
  /** Of a quiz: what it asks. */
  readonly items: readonly DemoItem[];
  /** What there is to do in it that is graded: checks, commits and transcripts. */
  readonly activities: readonly DemoActivity[];
};

type DemoActivity = { readonly name: string; readonly asked: LearnerActivity; readonly key: ActivityKey };

export type DemoItem = { readonly item: LearnerItem; readonly key: StoredKey };

export type DemoPlan = {
  readonly id: string;
  readonly price_minor: number;
  readonly currency: string;
  /** Ids of the entitlements that whoever has it holds. */
  readonly opens: readonly string[];
};

type CourseRow = { readonly id: string; readonly in_writing: boolean };

/** Reads the courses on offer as they are now. @throws when there are none, since nobody could learn anything */
export async function readCatalogue(query: Query): Promise<DemoCatalogue> {
  const { rows: courses } = await query<CourseRow>(COURSES);
  const { rows: lessons } = await query<DemoLesson>(LESSONS);
  const { rows: plans } = await query<DemoPlan>(PLANS);
  if (lessons.length === 0) {
    throw new Error(
      'This database has no lessons yet. Start the server once with npm start, which imports them.',
    );
  }
  const { rows: skills } = await query<DemoSkill & { id: string }>(
    'select id, level, strand_id as strand from public.skills',
  );
  const { rows: asked } = await query<AskedRow>(REVIEW_ITEMS);
  const slim = lessons.map(withoutTexts);
  return {
    courses: courses.map(({ id, in_writing }) => ({
      id,
      lessons: slim.filter(({ course_id }) => course_id === id),
      isInWriting: in_writing,
    })),
    plans: new Map(plans.map((plan) => [plan.id, plan])),
    skills: new Map(skills.map(({ id, ...skill }) => [id, skill])),
    reviewItems: reviewItems(asked, slim),
  };
}

type AskedRow = { readonly skill: string; lesson_id: string; activity: string; item_id: string };

function reviewItems(asked: readonly AskedRow[], lessons: readonly DemoLesson[]): Map<string, ReviewItem[]> {
  const byLesson = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const bySkill = new Map<string, ReviewItem[]>();
  for (const { skill, lesson_id, activity, item_id } of asked) {
    const lesson = byLesson.get(lesson_id);
    const found = lesson && findItem(lesson, activity, item_id);
    if (!found) continue;
    bySkill.set(skill, [...(bySkill.get(skill) ?? []), { ...found, lesson_id, activity }]);
  }
  return bySkill;
}

function findItem(lesson: DemoLesson, activity: string, itemId: string): DemoItem | undefined {
  if (activity === '') return lesson.items.find(({ item }) => item.id === itemId);
  const check = lesson.activities.find(({ name }) => name === activity);
  if (check?.asked.kind !== 'check' || check.key.kind !== 'check') return undefined;
  const item = check.asked.items.find(({ id }) => id === itemId);
  const key = check.key.items[itemId];
  return item && key && { item, key };
}

/** The texts of generated items left empty, but for the question: filling in their numbers for every attempt would take most of the time. */
function withoutTexts(lesson: DemoLesson): DemoLesson {
  const activities = lesson.activities.map((activity) => ({ ...activity, key: withoutTextIn(activity.key) }));
  return {
    ...lesson,
    items: lesson.items.map(({ item, key }) => ({ item, key: withoutText(key) })),
    activities,
  };
}

function withoutTextIn(key: ActivityKey): ActivityKey {
  if (key.kind !== 'check') return key;
  const items = Object.entries(key.items).map(([id, item]) => [id, withoutText(item)]);
  return { ...key, items: Object.fromEntries(items) };
}

function withoutText(key: StoredKey): StoredKey {
  if (key.kind !== 'generated') return key;
  return {
    // The question is kept with its numbers: a second round is asked with others.
    ...key,
    html: '',
    hints: key.hints.map(() => ''),
    solution: [],
    mistakes: key.mistakes.map((mistake) => ({ ...mistake, html: '' })),
  };
}

const PLANS = `
  select plans.id, price_minor, currency, array_agg(entitlements.id order by entitlements.order_index) as opens
  from public.plans join public.entitlements on plans.id = any (included_in)
  group by plans.id`;

const REVIEW_ITEMS = `
select skill, lesson_id, activity, item_id from private.review_items
where skill in (
  select skill from private.review_items group by skill having count(*) >= 4 and count(*) filter (where is_generated) >= 2
)
order by skill, lesson_id, activity, item_id`;

const COURSES = `
select id, exists (
  select from public.modules where course_id = courses.id and status = 'in_writing' and retired_at is null
) as in_writing
from public.courses where is_active order by order_index, slug`;

const LESSONS = `
select lessons.id, lessons.course_id, module_id, modules.order_index as module_order, content_type, duration_minutes,
  is_free, is_exam,
  coalesce((
    select jsonb_agg(jsonb_build_object('item', item, 'key', keys.key) order by place)
    from public.lesson_bodies as bodies
    cross join lateral jsonb_array_elements(bodies.quiz -> 'items') with ordinality as items (item, place)
    join public.quiz_answer_keys as keys on keys.lesson_id = bodies.lesson_id and keys.item_id = item ->> 'id'
    where bodies.lesson_id = lessons.id
  ), '[]') as items,
  coalesce((
    select jsonb_agg(
      jsonb_build_object('name', keys.activity, 'asked', bodies.activities -> keys.activity, 'key', keys.key)
      order by keys.activity
    )
    from public.lesson_bodies as bodies
    join public.activity_keys as keys on keys.lesson_id = bodies.lesson_id and bodies.activities ? keys.activity
    where bodies.lesson_id = lessons.id and keys.key ->> 'kind' in ('check', 'commit', 'transcript')
  ), '[]') as activities
from public.lessons join public.modules on modules.id = lessons.module_id
where lessons.retired_at is null
order by modules.order_index, lessons.order_index`;
