import { createHash } from 'node:crypto';
import type { SeasonSummary } from '#domain/seasons/contract.ts';
import type { Query } from '../adapters/sql.ts';

type Row = Record<string, unknown>;

/** What the public pages show of the database. */
export type Catalogue = {
  readonly courses: readonly Row[];
  /** The modules of these courses and their lessons, in their order. */
  readonly modules: readonly Row[];
  readonly lessons: readonly Row[];
  readonly plans: readonly Row[];
  /** What the plans open. */
  readonly entitlements: readonly Row[];
  /** Whether anybody does; without, every plan opens everything and no price is shown. */
  readonly takesPayments: boolean;
  /** Scholarships awarded so far, by program. */
  readonly awards: Readonly<Record<string, number>>;
  readonly seasons: readonly SeasonSummary[];
  /** Changes when anything in it does. */
  readonly version: string;
};

/** How long the catalogue counts as fresh, in milliseconds. */
const FRESH_MS = 30_000;

/** Where the catalogue is read from. */
type Sources = { readonly query: Query; readonly readSeasons: () => Promise<readonly SeasonSummary[]> };

/**
 * Caches the catalogue, at most 30 seconds old. When the database cannot be reached what was last read stands, so that
 * visitors notice nothing.
 *
 * @returns reads it; fails only when it could never be read
 */
export function cacheCatalogue(
  sources: Sources,
  onStale: (error: unknown) => void,
  now: () => number = Date.now,
): () => Promise<Catalogue> {
  let known: { catalogue: Catalogue; readAt: number } | undefined;
  let reading: Promise<Catalogue> | undefined;

  async function refresh(): Promise<Catalogue> {
    try {
      known = { catalogue: await readCatalogue(sources), readAt: now() };
    } catch (error) {
      if (!known) throw error;
      onStale(error);
      known = { ...known, readAt: now() };
    } finally {
      reading = undefined;
    }
    return known.catalogue;
  }

  return async () => {
    if (known && now() - known.readAt < FRESH_MS) return known.catalogue;
    reading ??= refresh();
    return reading;
  };
}

async function readCatalogue({ query, readSeasons }: Sources): Promise<Catalogue> {
  const { rows: courses } = await query(
    `select id, slug, title, description, level, color_gradient, duration_weeks, modules_count, modules_written, translations
     from public.courses where is_active order by order_index`,
  );
  const { rows: modules } = await query(
    `select modules.id, modules.course_id, modules.title, modules.description, modules.order_index, modules.status
     from public.modules join public.courses on courses.id = modules.course_id and courses.is_active
     where modules.retired_at is null order by courses.order_index, modules.order_index`,
  );
  // A public page is a text that is open to everybody; what it says is read when somebody asks for it.
  const { rows: lessons } = await query(
    `select lessons.id, lessons.course_id, lessons.module_id, lessons.slug, lessons.title, lessons.description,
       lessons.duration_minutes, lessons.author, lessons.reviewed_on::text as reviewed_on,
       lessons.is_free and lessons.content_type = 'text' and bodies.html <> '' as is_public,
       case when lessons.is_free then lessons.sources else '[]' end as sources,
       case when lessons.is_free then bodies.body_hash end as body_hash
     from public.lessons
     join public.modules on modules.id = lessons.module_id and modules.retired_at is null and modules.status = 'written'
     join public.courses on courses.id = lessons.course_id and courses.is_active
     join public.lesson_bodies as bodies on bodies.lesson_id = lessons.id
     where lessons.retired_at is null order by courses.order_index, modules.order_index, lessons.order_index`,
  );
  const { rows: plans } = await query(
    `select id, price_minor, currency, interval_months, trial_days, opens, offered_on, translations
     from public.plans order by order_index`,
  );
  const { rows: entitlements } = await query(
    'select id, included_in, is_ready, translations from public.entitlements order by order_index',
  );
  const { rows: providers } = await query('select public.payment_provider() as name');
  const takesPayments = providers[0]?.name !== null;
  const { rows: counts } = await query<{ program: string; awarded: number }>(
    `select program_interest as program, count(*)::int as awarded from public.scholarship_applications
     where status = 'awarded' group by 1 order by 1`,
  );
  const awards = Object.fromEntries(counts.map(({ program, awarded }) => [program, awarded]));
  const seasons = await readSeasons();
  const version = createHash('sha256')
    .update(JSON.stringify([courses, modules, lessons, plans, entitlements, takesPayments, awards, seasons]))
    .digest('base64url');
  return { courses, modules, lessons, plans, entitlements, takesPayments, awards, seasons, version };
}
