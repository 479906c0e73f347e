import * as v from 'valibot';
import { expect } from 'vitest';
import {
  applicationSchema,
  decideApplicationRequest,
  reviewApplicationRequest,
  statementSchema,
} from '#domain/community/contract.ts';
import { banAccountRequest, listAdminActionsRequest } from '#domain/identity/people-contract.ts';
import { settleProblemReportsRequest } from '#domain/learning/contract.ts';
import { noteTextSchema } from '#domain/learning/notes/note-contract.ts';
import { createCampaignRequest } from '#domain/marketing/contract.ts';
import { blockAddressRequest } from '#domain/security/contract.ts';
import { policyTest } from './policy-test.ts';

const { entries: application } = applicationSchema;
const { entries: decision } = decideApplicationRequest;
const { entries: campaign } = createCampaignRequest;

/** By constraint: its column, and the field of a call that ends up there. */
const fields: Readonly<Record<string, readonly [column: string, field: v.GenericSchema]>> = {
  account_bans_reason_check: ['reason', banAccountRequest.entries.reason],
  ad_campaigns_campaign_name_check: ['campaign_name', campaign.campaign_name],
  ad_campaigns_target_audience_check: ['target_audience', campaign.target_audience],
  admin_actions_action_check: ['action', listAdminActionsRequest.entries.action],
  application_reviews_note_check: ['note', reviewApplicationRequest.entries.note],
  blocked_addresses_reason_check: ['reason', blockAddressRequest.entries.reason],
  notes_text_check: ['text', noteTextSchema],
  problem_reports_settled_note_check: ['settled_note', settleProblemReportsRequest.entries.note],
  scholarship_applications_decision_reason_check: ['decision_reason', decision.reason],
  scholarship_applications_first_name_check: ['first_name', application.first_name],
  scholarship_applications_last_name_check: ['last_name', application.last_name],
  scholarship_applications_override_reason_check: ['override_reason', decision.override_reason],
  scholarship_applications_statement_check: ['statement', statementSchema.entries.statement],
};

policyTest('a call takes as long a text as its column, and no longer one', async ({ session }) => {
  const { rows } = await session.query<{ name: string; condition: string; longest: number }>(
    `select conname as name, pg_get_expr(conbin, conrelid) as condition,
       (regexp_match(pg_get_expr(conbin, conrelid), '<= (\\d+)'))[1]::int as longest
     from pg_constraint where conname = any ($1) order by 1`,
    [Object.keys(fields)],
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(fields));
  for (const { name, condition, longest } of rows) {
    const [column, field] = fields[name] ?? [];
    for (const text of ['', ' ', 'x', 'x'.repeat(longest), 'x'.repeat(longest + 1)]) {
      const read = v.safeParse(v.optional(field ?? v.never()), text);
      const kept = read.success ? read.output : text;
      const { rows: answers } = await session.query(
        `select ${condition} as holds from (values ($1::text)) as given (${column})`,
        [kept],
      );
      expect(answers, `${name}: ${text.length} characters`).toEqual([{ holds: read.success }]);
    }
  }
});
