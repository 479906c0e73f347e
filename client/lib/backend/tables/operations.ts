import type { RefersTo, Table, Timestamp } from './table.ts';

export type UserRoleRow = { user_id: string; role: 'admin'; granted_at: Timestamp };

export type PlanRow = {
  id: 'trial' | 'basic' | 'pro' | 'premium' | 'elite';
  price_minor: number;
  currency: string;
  interval_months: number | null;
  trial_days: number | null;
  opens: 'first_two_modules' | 'everything';
  offered_on: string[];
  order_index: number;
  translations: Record<string, { name: string; features: string[] }>;
};

export type SubscriptionRow = {
  id: string;
  user_id: string;
  plan_id: PlanRow['id'];
  status: 'trialing' | 'active' | 'past_due' | 'canceled' | 'expired';
  trial_ends_at: Timestamp | null;
  current_period_end: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
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

export type AdCampaignRow = {
  id: string;
  platform: 'facebook' | 'instagram' | 'twitter' | 'linkedin';
  campaign_name: string;
  status: 'draft' | 'active' | 'paused' | 'archived';
  ad_content: { headline?: string; description?: string; cta?: string; image?: string; hashtags?: string[] };
  target_audience: string | null;
  /** In minor units of `currency`. */
  budget: number;
  currency: string;
  metrics: {
    impressions?: number;
    clicks?: number;
    conversions?: number;
    cost_per_click?: number;
    conversion_rate?: number;
  } | null;
  created_at: Timestamp;
  updated_at: Timestamp;
};

type ThreatLevel = 'low' | 'medium' | 'high' | 'critical';

export type SecurityEventRow = {
  id: string;
  user_id: string | null;
  event_type: string;
  ip_address: string | null;
  user_agent: string | null;
  threat_level: ThreatLevel;
  blocked: boolean;
  details: Record<string, unknown> | null;
  created_at: Timestamp;
};

export type SecurityAlertRow = {
  id: string;
  type: string;
  severity: ThreatLevel;
  description: string;
  timestamp: Timestamp;
  ip: string | null;
  blocked: boolean;
};

export type OperationsTables = {
  user_roles: Table<UserRoleRow>;
  plans: Table<PlanRow>;
  subscriptions: Table<
    SubscriptionRow,
    Pick<SubscriptionRow, 'user_id' | 'plan_id'>,
    [RefersTo<'plan_id', 'plans'>]
  >;
  scholarship_applications: Table<ScholarshipApplicationRow>;
  leads: Table<LeadRow>;
  ad_campaigns: Table<
    AdCampaignRow,
    Pick<
      AdCampaignRow,
      'platform' | 'campaign_name' | 'ad_content' | 'target_audience' | 'budget' | 'currency'
    >
  >;
  security_events: Table<SecurityEventRow>;
};

export type OperationsViews = {
  security_alerts: { Row: SecurityAlertRow; Relationships: [] };
};
