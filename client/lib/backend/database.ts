import type { Cents } from '#domain/kernel/money/cents.ts';
import type { Database as Generated } from './database-types.ts';

/** A timestamp or date as PostgreSQL writes it into JSON. */
export type Timestamp = string;

/** `{"es": {"title": "...", "description": "..."}, ...}`; the columns themselves are English. */
export type Translations = Record<string, Record<string, string>>;

export type LessonSource = { title: string; authors?: string; year?: number; url?: string };

/** What keeps somebody from being an admin: nothing, the role, or a second step that is not passed or not set up. */
export type AdminAccess = 'granted' | 'none' | 'second-step-needed' | 'second-step-missing';

type Rows = Generated['public']['Tables'];
type Routines = Generated['public']['Functions'];
type PlanId = Rows['plans']['Row']['id'];

/** What the catalogue of the database cannot tell of columns: what their JSON holds, and keys with few values. */
type Columns = {
  ad_campaign_days: { spend_minor: Cents };
  ad_campaigns: {
    budget: Cents;
    ad_content: {
      headline?: string;
      description?: string;
      cta?: string;
      image?: string;
      image_alt?: string;
      hashtags?: string[];
    };
    /** Sums of the days, computed by the database. */
    metrics: {
      impressions: number;
      clicks: number;
      conversions: number;
      /** In minor units. */
      spend: Cents;
      /** In minor units, to two decimals; null without clicks. */
      cost_per_click: Cents | null;
      /** 0 to 1; null without clicks. */
      conversion_rate: number | null;
    };
  };
  /** Question id to chosen value. */
  assessment_drafts: { answers: Record<string, string> };
  courses: { translations: Translations };
  entitlements: { translations: Record<string, { words: string; detail?: string }> };
  lesson_bodies: {
    /** FigureData of domain/catalogue by name. */
    figures: Record<string, object>;
    terms: Record<string, { term: string; definition: string }>;
    /** LearnerActivity of domain/activities by name. */
    activities: Record<string, object>;
    /** LearnerQuiz of domain/catalogue; `start-quiz` gives its items as an attempt asks them. */
    quiz: object | null;
    /** Lecture of domain/catalogue. */
    lecture: object | null;
    /** VideoMedia of domain/catalogue. */
    media: object | null;
  };
  lessons: { sources: LessonSource[]; translations: Translations };
  modules: { translations: Translations };
  /** NoteAnchor of domain/learning. */
  notes: { anchor: object };
  onboarding_steps: { data: Record<string, unknown> | null };
  payments: { plan_id: PlanId; amount_minor: Cents };
  plans: { translations: Record<string, { name: string }>; price_minor: Cents };
  security_events: { details: Record<string, unknown> };
  skill_assessments: { assessment_data: Record<string, string> };
  subscriptions: { plan_id: PlanId; price_minor: Cents | null };
};

/** What it cannot tell of functions. */
type Results = {
  admin_access: { Returns: AdminAccess };
  log_security_event: {
    Args: Omit<Routines['log_security_event']['Args'], 'p_details'> & { p_details: Record<string, unknown> };
  };
  my_entitlements: { Returns: string[] };
};

/** `Shape` with the parts that `Known` knows better. */
type Refined<Shape, Known> = { [Key in keyof Shape]: Key extends keyof Known ? Known[Key] : Shape[Key] };
type KnownOf<Name, All> = Name extends keyof All ? All[Name] : unknown;

/** What the browser may read, write and call of the database, as postgrest-js types queries by it. */
export type Database = {
  public: {
    Tables: {
      [Name in keyof Rows]: {
        Row: Refined<Rows[Name]['Row'], KnownOf<Name, Columns>>;
        Insert: Refined<Rows[Name]['Insert'], KnownOf<Name, Columns>>;
        Update: Refined<Rows[Name]['Update'], KnownOf<Name, Columns>>;
        Relationships: Rows[Name]['Relationships'];
      };
    };
    Views: Generated['public']['Views'];
    Functions: { [Name in keyof Routines]: Refined<Routines[Name], KnownOf<Name, Results>> };
  };
};

/** A row of a table, such as `Tables<'courses'>`. */
export type Tables<Name extends keyof Rows> = Database['public']['Tables'][Name]['Row'];
