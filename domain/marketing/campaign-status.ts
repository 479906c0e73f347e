/** The states of a campaign; a new one is a draft. */
export const CAMPAIGN_STATUSES = ['draft', 'scheduled', 'active', 'paused', 'ended', 'archived'] as const;

export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** What admins do to campaigns, and the clock: it activates what is scheduled and ends what is over. */
export const CAMPAIGN_ACTIONS = [
  'schedule',
  'unschedule',
  'activate',
  'pause',
  'resume',
  'end',
  'archive',
  'restore',
] as const;

export type CampaignAction = (typeof CAMPAIGN_ACTIONS)[number];

/** `restore` leads back to where a campaign was archived from. */
const TRANSITIONS: Readonly<Record<CampaignStatus, Partial<Record<CampaignAction, CampaignStatus>>>> = {
  draft: { schedule: 'scheduled', activate: 'active', archive: 'archived' },
  scheduled: { schedule: 'scheduled', unschedule: 'draft', activate: 'active', archive: 'archived' },
  active: { pause: 'paused', end: 'ended', archive: 'archived' },
  paused: { resume: 'active', end: 'ended', archive: 'archived' },
  ended: { archive: 'archived' },
  archived: {},
};

/**
 * The status that an action leads to. The database decides by the same table (`private.campaign_transition`); both run
 * tests/cases/campaign-status.json.
 *
 * @param archivedFrom where an archived campaign was archived from; null for all others
 * @returns null when the action is not possible in this status
 */
export function nextCampaignStatus(
  status: CampaignStatus,
  action: CampaignAction,
  archivedFrom: CampaignStatus | null,
): CampaignStatus | null {
  if (status === 'archived' && action === 'restore') return archivedFrom;
  return TRANSITIONS[status][action] ?? null;
}

/** Whether what a campaign says and costs can still be changed. */
export function isEditable(status: CampaignStatus): boolean {
  return status !== 'ended' && status !== 'archived';
}
