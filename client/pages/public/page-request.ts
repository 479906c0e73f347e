import type { LearnerActivity } from '#domain/activities/learner-activity.ts';
import type { AskedItem } from '#domain/quiz/contract.ts';
import type { Cents } from '#domain/kernel/money/cents.ts';
import type { NoticeStatus } from '#domain/catalogue/notice-contract.ts';
import type { MailStatus } from '#domain/knowledge/mail-contract.ts';
import type { PublicPuzzle } from '#domain/puzzle/public-puzzle.ts';
import type { SiteFile } from '#domain/catalogue/site-contract.ts';
import type { ApplicationStatus, FormState } from '#domain/community/contract.ts';
import type { CheckedInvitation, SeasonSummary } from '#domain/seasons/contract.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import type { SharedCertificate } from './verify/shared-certificate.ts';

/** A course as the public pages show it: columns of `courses`. */
export interface PublicCourse {
  id: string;
  slug: string;
  title: string;
  description: string;
  level: string;
  color_gradient: string;
  duration_weeks: number;
  modules_count: number;
  modules_written: number;
  translations: Readonly<Record<string, Readonly<Record<string, unknown>>>> | null;
}

/** A module as the public pages show it: columns of `modules`. */
export interface PublicModule {
  id: string;
  course_id: string;
  title: string;
  description: string;
  order_index: number;
  status: 'written' | 'in_writing';
}

/** A lesson in the outline of a public page: columns of `lessons`. */
export interface PublicLessonRow {
  id: string;
  course_id: string;
  module_id: string;
  slug: string;
  title: string;
  description: string;
  duration_minutes: number;
  author: string | null;
  /** YYYY-MM-DD */
  reviewed_on: string | null;
  sources: readonly { title: string; authors?: string; year?: number; url?: string }[];
  /** Whether it has a public page: a text that is open to everybody. */
  is_public: boolean;
}

/** What a lesson says that is open to everybody. */
export interface PublicLesson {
  id: string;
  body: {
    html: string;
    figures: Readonly<Record<string, unknown>>;
    activities: Readonly<Record<string, LearnerActivity>>;
    /** The items of each check, as guests are asked them. */
    items: Readonly<Record<string, readonly AskedItem[]>>;
  };
}

/** A plan as the public pages show it: columns of `plans`. */
export interface PublicPlan {
  id: string;
  price_minor: Cents;
  currency: string;
  interval_months: number | null;
  trial_days: number | null;
  /** Ids of what it opens besides the plans before it. */
  opens: readonly string[];
  offered_on: readonly string[];
  translations: Readonly<Record<string, { readonly name: string }>>;
}

/** What a plan can open, as the public pages show it: columns of `entitlements`. */
export interface PublicEntitlement {
  id: string;
  /** Ids of plans, and `account` for what every account has. */
  included_in: readonly string[];
  /** False while it is in preparation. */
  is_ready: boolean;
  translations: Readonly<Record<string, { readonly words: string; readonly detail?: string }>>;
}

/** What the page of the invitation shows. */
export interface PublicInvitation {
  seasons: readonly SeasonSummary[];
  /** The code that was asked for; null when none was. */
  code: string | null;
  /** Null where there is no invitation with the code. */
  checked: CheckedInvitation | null;
}

/** What the client build made for the public pages. */
export interface PageAssets {
  /** The style sheet, `styles/pages.css`. */
  styles: string;
  /** Address of the drawings, see illustrations/render-sprite.tsx. */
  sprite: string;
  /** Address of the script that lets guests answer. */
  guestScript: string;
  /** Address of the script that checks certificates. */
  verifyScript: string;
}

/** Everything a public page is made of. */
export interface PageRequest {
  /** The path without its language: `/`, `/community`, `/terms`, ... */
  path: string;
  locale: Locale;
  site: SiteFile;
  courses: readonly PublicCourse[];
  /** The modules of the courses and their lessons, in their order. */
  modules: readonly PublicModule[];
  lessons: readonly PublicLessonRow[];
  /** What the lesson of this page says, on the page of one. */
  lesson?: PublicLesson | undefined;
  /** The chart puzzle of the day, on its page. */
  puzzle?: PublicPuzzle | undefined;
  /** In the order of their table: each opens what the ones before it open. */
  plans: readonly PublicPlan[];
  entitlements: readonly PublicEntitlement[];
  /** Whether anybody takes payments; without, every plan opens everything and no price is shown. */
  takesPayments: boolean;
  /** Scholarships awarded so far, by program. */
  awards: Readonly<Record<string, number>>;
  assets: PageAssets;
  /** The installation's address without a slash at the end, for canonical links. */
  publicUrl: string;
  /** The `did:web` that certificates of this installation are signed by. */
  issuer: string;
  /** Whether certificates are anchored in a blockchain here. */
  isAnchoring: boolean;
  /** The certificate that the address of the page shares; null when it shares none, absent on other pages. */
  certificate?: SharedCertificate | null | undefined;
  /** What the page of the invitation shows: the seasons, and what is known of the code in its address. */
  invitation?: PublicInvitation | undefined;
  /** The form of the page, when it was just sent. */
  form?: FormState | undefined;
  /** The application that the link of an applicant opens; null when it opens none, absent on other pages. */
  application?: ApplicationStatus | null | undefined;
  /** The mails that the link of one of them ends; null when it ends none, absent on other pages. */
  notice?: NoticeStatus | null | undefined;
  /** The mails of whoever opened the link of one of them; null when it opens none, absent on other pages. */
  mails?: MailStatus | null | undefined;
}
