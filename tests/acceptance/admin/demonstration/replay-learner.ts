import type { Database, Query } from '#server/backend/database/database.ts';

/*
 * Lives the history of a demonstration learner once more, step by step in the order of its times, through the same grants,
 * policies, calls and triggers that a browser and the server meet.
 */

type Row = Readonly<Record<string, unknown>>;

/** The rows of one learner by table, as they were loaded. */
export type History = Readonly<Record<string, readonly Row[]>>;

/** What one step writes, and as whom. */
type Step = {
  readonly at: Date;
  readonly as: 'learner' | 'server';
  readonly text: string;
  readonly values: readonly unknown[];
};

const TABLES = {
  users: 'select * from auth.users where id = $1',
  steps: 'select * from public.onboarding_steps where user_id = $1',
  assessments: 'select * from public.skill_assessments where user_id = $1',
  subscriptions: 'select * from public.subscriptions where user_id = $1',
  payments: `select * from public.payments where user_id = $1 and kind = 'payment' order by paid_at`,
  attempts: 'select * from public.quiz_attempts where user_id = $1',
  answers: 'select * from public.quiz_answers where user_id = $1',
  activityAnswers: 'select * from public.activity_answers where user_id = $1',
  hints: 'select * from public.quiz_hints where user_id = $1',
  events: 'select * from public.learning_events where user_id = $1',
  quizzes: `select id from public.lessons where content_type = 'quiz' and $1::uuid is not null`,
};

export async function readHistory(query: Query, userId: string): Promise<History> {
  const entries = Object.entries(TABLES).map(async ([name, text]) => [
    name,
    (await query(text, [userId])).rows,
  ]);
  return Object.fromEntries(await Promise.all(entries)) as History;
}

/** Replays a history for an account with the same id, which must not be there. */
export async function replayLearner(database: Database, history: History): Promise<void> {
  const userId = history.users?.[0]?.id;
  await database.transaction(async ({ query }) => {
    for (const { as, text, values } of stepsOf(history)) {
      await query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
        as === 'learner' ? 'authenticated' : 'none',
        as === 'learner' ? JSON.stringify({ sub: userId, role: 'authenticated', aal: 'aal1' }) : '',
      ]);
      await query(text, values);
    }
  });
}

function stepsOf(history: History): Step[] {
  const steps = [
    ...accountSteps(history),
    ...subscriptionSteps(history),
    ...quizSteps(history),
    ...activitySteps(history),
    ...(history.events ?? []).flatMap((event) => eventSteps(history, event)),
  ];
  // Stable: what happened at one moment stays in the order above.
  return steps.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function accountSteps({ users = [], steps = [], assessments = [] }: History): Step[] {
  return [
    ...users.map((row) =>
      server(
        row.created_at,
        `insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
         values ($1, $2, $3, $4, $5)`,
        [row.id, row.email, row.email_confirmed_at, row.raw_app_meta_data, row.raw_user_meta_data],
      ),
    ),
    // Claims the lowest score: the database computes its own.
    ...assessments.map((row) =>
      learner(
        row.created_at,
        `insert into public.skill_assessments (user_id, assessment_data, score, skill_level) values ($1, $2, 0, 'beginner')`,
        [row.user_id, row.assessment_data],
      ),
    ),
    ...steps
      .filter((row) => !Object.hasOwn(row.data as object, 'assessment_id'))
      .map((row) =>
        learner(
          row.completed_at,
          `insert into public.onboarding_steps (user_id, step_name, completed, completed_at, data)
           values ($1, $2, true, now(), $3)`,
          [row.user_id, row.step_name, row.data],
        ),
      ),
  ];
}

function subscriptionSteps({ subscriptions = [], payments = [], steps = [] }: History): Step[] {
  const [row] = subscriptions;
  if (!row) return [];
  const change = (at: unknown, status: unknown, plan: unknown, end: unknown) =>
    server(
      at,
      'update public.subscriptions set status = $2, plan_id = $3, current_period_end = $4 where user_id = $1',
      [row.user_id, status, plan, end],
    );
  const firstPlan = (steps.find(({ step_name }) => step_name === 'payment')?.data as Row | undefined)
    ?.plan_id;
  const lateFrom = (end: unknown, until: unknown) => (end as Date).getTime() < (until as Date).getTime();
  return [
    learner(row.created_at, 'insert into public.subscriptions (user_id, plan_id) values ($1, $2)', [
      row.user_id,
      firstPlan ?? row.plan_id,
    ]),
    ...payments.flatMap((payment, place) => {
      const before = payments[place - 1];
      const late = before && lateFrom(before.period_ends_at, payment.paid_at);
      return [
        ...(late ? [change(before.period_ends_at, 'past_due', row.plan_id, before.period_ends_at)] : []),
        server(
          payment.paid_at,
          `insert into public.payments (user_id, plan_id, kind, amount_minor, currency, provider, provider_reference,
             provider_subscription_id, paid_at, period_ends_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
          [
            payment.user_id,
            payment.plan_id,
            payment.kind,
            payment.amount_minor,
            payment.currency,
            payment.provider,
            payment.provider_reference,
            payment.provider_subscription_id,
            payment.paid_at,
            payment.period_ends_at,
          ],
        ),
        change(payment.paid_at, 'active', payment.plan_id, payment.period_ends_at),
      ];
    }),
    ...(row.status === 'expired' && payments.length > 0
      ? [change(row.current_period_end, 'past_due', row.plan_id, row.current_period_end)]
      : []),
    change(END, row.status, row.plan_id, row.current_period_end),
  ];
}

/** After everything else. */
const END = new Date(8.64e15);

function quizSteps({ attempts = [], answers = [], hints = [] }: History): Step[] {
  return [
    ...attempts.map((row) =>
      server(
        row.started_at,
        'insert into public.quiz_attempts (id, user_id, lesson_id) values ($1, $2, $3)',
        [row.id, row.user_id, row.lesson_id],
      ),
    ),
    ...hints.map((row) =>
      server(
        row.taken_at,
        'insert into public.quiz_hints (attempt_id, item_id, round, step, user_id) values ($1, $2, $3, $4, $5)',
        [row.attempt_id, row.item_id, row.round, row.step, row.user_id],
      ),
    ),
    ...answers.map((row) =>
      server(
        row.answered_at,
        `insert into public.quiz_answers
           (attempt_id, item_id, round, user_id, answer, is_correct, skill, mistake, misconception, try)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          row.attempt_id,
          row.item_id,
          row.round,
          row.user_id,
          JSON.stringify(row.answer),
          row.is_correct,
          row.skill,
          row.mistake,
          row.misconception,
          row.try,
        ],
      ),
    ),
    ...attempts
      .filter((row) => row.finished_at !== null)
      .map((row) =>
        server(
          row.finished_at,
          'update public.quiz_attempts set finished_at = now(), score = $2, passed = $3 where id = $1',
          [row.id, row.score, row.passed],
        ),
      ),
  ];
}

function activitySteps({ activityAnswers = [] }: History): Step[] {
  return activityAnswers.map((row) =>
    server(
      row.answered_at,
      `insert into public.activity_answers (user_id, lesson_id, activity, item_id, try, answer, confidence, is_right, share,
         error, skill, mistake, misconception)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        row.user_id,
        row.lesson_id,
        row.activity,
        row.item_id,
        row.try,
        JSON.stringify(row.answer),
        row.confidence,
        row.is_right,
        row.share,
        row.error,
        row.skill,
        row.mistake,
        row.misconception,
      ],
    ),
  );
}

/** What a browser did that left an event; the events of quizzes come from their rows. */
function eventSteps({ quizzes = [] }: History, event: Row): Step[] {
  const { occurred_at: at, user_id, course_id, lesson_id } = event;
  switch (event.verb) {
    case 'enrolled':
      return [
        learner(at, 'insert into public.enrollments (user_id, course_id) values ($1, $2)', [
          user_id,
          course_id,
        ]),
      ];
    case 'left_course':
      return [
        learner(at, 'delete from public.enrollments where user_id = $1 and course_id = $2', [
          user_id,
          course_id,
        ]),
      ];
    case 'lesson_opened':
      return [learner(at, 'select public.record_lesson_opened($1)', [lesson_id])];
    case 'lesson_completed': {
      const isQuiz = quizzes.some(({ id }) => id === lesson_id);
      const { score } = event.details as { score: number };
      const values = [user_id, lesson_id, isQuiz ? score : 0];
      return [(isQuiz ? server : learner)(at, COMPLETE, values)];
    }
    default:
      return [];
  }
}

const COMPLETE = `
insert into public.user_progress (user_id, module_id, lesson_id, completed, score)
select $1, module_id, id, true, $3::integer from public.lessons where id = $2
on conflict (user_id, lesson_id) do update set completed = true, score = excluded.score`;

function server(at: unknown, text: string, values: readonly unknown[]): Step {
  return { at: at as Date, as: 'server', text, values };
}

function learner(at: unknown, text: string, values: readonly unknown[]): Step {
  return { at: at as Date, as: 'learner', text, values };
}
