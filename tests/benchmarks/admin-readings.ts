/** One reading of a tab of the admin pages, as its screen makes it. */
export type AdminReading = {
  readonly tab: string;
  readonly name: string;
  /** Below the address of the server. */
  readonly path: string;
  /** Left out for a plain reading of a table. */
  readonly body?: Readonly<Record<string, unknown>>;
};

/** What the readings need to know of the database they read. */
export type Subjects = {
  readonly courseId: string;
  readonly userId: string;
  readonly email: string;
  /** The first day of the demonstration, and today: YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
};

const FIRST_PAGE = 'offset=0&limit=50';

/** Every reading of the admin pages: as a tab opens, then with what makes it slowest. */
export function adminReadings(subjects: Subjects): readonly AdminReading[] {
  return [
    ...securityReadings(subjects),
    ...analyticsReadings(subjects),
    ...marketingReadings(),
    ...peopleReadings(subjects),
    ...otherReadings(subjects),
  ];
}

function call(
  tab: string,
  name: string,
  verb: string,
  body: Readonly<Record<string, unknown>>,
): AdminReading {
  return { tab, name, path: `/functions/v1/${verb}`, body };
}

function select(tab: string, name: string, path: string): AdminReading {
  return { tab, name, path: `/rest/v1/${path}` };
}

function securityReadings({ userId, to }: Subjects): AdminReading[] {
  const until = `${to}T23:59:59Z`;
  const since = (days: number) => new Date(Date.parse(until) - days * 86_400_000).toISOString();
  const events = `security_events?select=*&created_at=gte.${since(90)}&created_at=lte.${until}&${FIRST_PAGE}`;
  return [
    call('security', 'alerts of 30 days', 'list-security-alerts', { from: since(30), until }),
    call('security', 'alerts of 90 days', 'list-security-alerts', { from: since(90), until }),
    call('security', 'threat levels by day, 90 days', 'count-threat-levels', { from: since(90), until }),
    select('security', 'newest event', 'security_events?select=created_at&order=created_at.desc&limit=1'),
    select('security', 'event stream', `${events}&order=created_at.desc,id`),
    select('security', 'event stream by address', `${events}&order=ip_address.asc,id`),
    select('security', 'events of an account', `${events}&user_id=eq.${userId}&order=created_at.desc,id`),
    select(
      'security',
      'blocked addresses',
      `blocked_addresses?select=*&order=created_at.desc,id&${FIRST_PAGE}`,
    ),
  ];
}

function analyticsReadings({ courseId, from, to }: Subjects): AdminReading[] {
  const read = (name: string, section: string, course_id: string | null, start: string | null = from) =>
    call('analytics', name, 'read-analytics', { section, from: start, to, course_id });
  const lately = new Date(Date.parse(to) - 29 * 86_400_000).toISOString().slice(0, 10);
  return [
    read('by day, 30 days', 'days', null, lately),
    read('by day, everything', 'days', null, null),
    read('funnel of courses', 'courses', null),
    read('funnel of lessons', 'lessons', courseId),
    read('quiz items', 'items', courseId),
    read('retention', 'retention', null),
    read('retention of a course', 'retention', courseId),
    read('revenue', 'revenue', null),
  ];
}

function marketingReadings(): AdminReading[] {
  const campaigns = 'ad_campaigns?select=*&status=neq.archived&offset=0&limit=50';
  return [
    select('marketing', 'campaigns', `${campaigns}&order=created_at.desc,id`),
    select('marketing', 'campaigns by clicks', `${campaigns}&order=metrics->clicks.desc.nullslast,id`),
  ];
}

function peopleReadings({ userId, email }: Subjects): AdminReading[] {
  const list = (name: string, body: Readonly<Record<string, unknown>>) =>
    call('people', name, 'list-people', body);
  return [
    list('newest', {}),
    list('by last sign-in', { sort: 'last_sign_in_at' }),
    list('page 2,000 by address', { sort: 'email', ascending: true, page: 2000 }),
    list('search by address', { search: email.slice(0, 12) }),
    list('search by name', { search: 'Demo lea' }),
    list('search, nobody found', { search: 'zzzz' }),
    list('unconfirmed', { state: 'unconfirmed' }),
    list('banned', { state: 'banned' }),
    list('with plan pro', { plan: 'pro' }),
    list('without a plan', { plan: 'none' }),
    list('admins', { role: 'admin' }),
    list('no demonstration', { demonstration: false }),
    call('people', 'one account', 'read-person', { user_id: userId }),
    call('people', 'sessions of an account', 'list-account-sessions', { user_id: userId }),
  ];
}

function otherReadings({ courseId }: Subjects): AdminReading[] {
  return [
    call('applications', 'open', 'list-applications', {}),
    call('applications', 'awarded', 'list-applications', { status: 'awarded' }),
    call('content', 'statistics of 30 days', 'read-lesson-statistics', { course_id: courseId, days: 30 }),
    call('content', 'statistics of a year', 'read-lesson-statistics', { course_id: courseId, days: 365 }),
    select(
      'content',
      'open reports',
      `problem_reports?select=*&status=eq.open&order=created_at.desc&${FIRST_PAGE}`,
    ),
    call('billing', 'totals', 'read-billing-totals', {}),
    call('billing', 'subscriptions', 'list-subscriptions', {}),
    call('billing', 'subscriptions past due', 'list-subscriptions', { status: 'past_due' }),
    call('billing', 'payments', 'list-payments', {}),
    call('audit', 'the log', 'list-admin-actions', {}),
    call('audit', 'refusals', 'list-admin-actions', { outcome: 'refused' }),
  ];
}
