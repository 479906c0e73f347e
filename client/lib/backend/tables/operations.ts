import type { RefersTo, Table, Timestamp } from './table.ts';

export type UserRoleRow = { user_id: string; role: 'admin'; granted_at: Timestamp };

export type PlanRow = {
  id: 'trial' | 'basic' | 'pro' | 'premium' | 'elite';
  price_minor: number;
  currency: string;
  interval_months: number | null;
  trial_days: number | null;
  /** Ids of what it opens besides the plans before it, in the order of its card. */
  opens: string[];
  offered_on: string[];
  order_index: number;
  translations: Record<string, { name: string }>;
};

export type EntitlementRow = {
  id: string;
  /** Ids of plans; `account`: every account, `scholarship`: whoever holds one. */
  included_in: string[];
  /** False while it is in preparation. */
  is_ready: boolean;
  order_index: number;
  translations: Record<string, { words: string; detail?: string }>;
};

export type SubscriptionRow = {
  id: string;
  user_id: string;
  plan_id: PlanRow['id'];
  status: 'trialing' | 'active' | 'past_due' | 'canceled' | 'expired';
  trial_ends_at: Timestamp | null;
  current_period_end: Timestamp | null;
  /** What an interval cost when it was bought; null while nothing was. */
  price_minor: number | null;
  currency: string | null;
  cancel_at_period_end: boolean;
  /** The one course that some plans open. */
  course_id: string | null;
  course_chosen_at: Timestamp | null;
  /** From when the learner may choose another one. */
  course_changeable_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
};

export type PaymentRow = {
  id: string;
  user_id: string | null;
  plan_id: PlanRow['id'];
  kind: 'payment' | 'refund';
  amount_minor: number;
  currency: string;
  provider: string;
  provider_reference: string;
  paid_at: Timestamp;
  receipt_url: string | null;
};

export type ScholarshipApplicationRow = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  preferred_language: string;
  program_interest: string;
  status: 'received' | 'in_review' | 'awarded' | 'declined';
  due_at: Timestamp;
  created_at: Timestamp;
};

export type LeadRow = {
  id: string;
  email: string;
  phone: string | null;
  country: string | null;
  created_at: Timestamp;
};

type CampaignStatus = 'draft' | 'scheduled' | 'active' | 'paused' | 'ended' | 'archived';

export type AdCampaignRow = {
  id: string;
  platform: 'facebook' | 'instagram' | 'twitter' | 'linkedin';
  campaign_name: string;
  status: CampaignStatus;
  ad_content: {
    headline?: string;
    description?: string;
    cta?: string;
    image?: string;
    image_alt?: string;
    hashtags?: string[];
  };
  target_audience: string;
  /** In minor units of `currency`. */
  budget: number;
  currency: string;
  /** Sums of the days, computed by the database. */
  metrics: {
    impressions: number;
    clicks: number;
    conversions: number;
    /** In minor units. */
    spend: number;
    /** In minor units, to two decimals; null without clicks. */
    cost_per_click: number | null;
    /** 0 to 1; null without clicks. */
    conversion_rate: number | null;
  };
  starts_at: Timestamp | null;
  ends_at: Timestamp | null;
  archived_from: CampaignStatus | null;
  created_at: Timestamp;
  updated_at: Timestamp;
};

export type AdCampaignDayRow = {
  campaign_id: string;
  /** YYYY-MM-DD. */
  day: string;
  impressions: number;
  clicks: number;
  conversions: number;
  spend_minor: number;
};

export type OperationsTables = {
  user_roles: Table<UserRoleRow>;
  plans: Table<PlanRow>;
  entitlements: Table<EntitlementRow>;
  subscriptions: Table<
    SubscriptionRow,
    Pick<SubscriptionRow, 'user_id' | 'plan_id'> & Partial<Pick<SubscriptionRow, 'course_id'>>,
    [RefersTo<'plan_id', 'plans'>, RefersTo<'course_id', 'courses'>]
  >;
  payments: Table<PaymentRow>;
  scholarship_applications: Table<ScholarshipApplicationRow>;
  leads: Table<LeadRow>;
  ad_campaigns: Table<AdCampaignRow>;
  ad_campaign_days: Table<AdCampaignDayRow>;
};
