import { expect, test } from 'vitest';
import cases from '../../tests/cases/campaign-status.json' with { type: 'json' };
import {
  CAMPAIGN_ACTIONS,
  CAMPAIGN_STATUSES,
  type CampaignAction,
  type CampaignStatus,
  isEditable,
  nextCampaignStatus,
} from './campaign-status.ts';

test.each(cases)('$status, $action, archived from $archived_from: $next', (one) => {
  expect(
    nextCampaignStatus(
      one.status as CampaignStatus,
      one.action as CampaignAction,
      one.archived_from as CampaignStatus | null,
    ),
  ).toBe(one.next);
});

test('the cases try every action in every status', () => {
  const tried = new Set(cases.map(({ status, action }) => `${status} ${action}`));
  expect(tried.size).toBe(CAMPAIGN_STATUSES.length * CAMPAIGN_ACTIONS.length);
});

test('what is over is not edited', () => {
  expect(CAMPAIGN_STATUSES.filter(isEditable)).toEqual(['draft', 'scheduled', 'active', 'paused']);
});
