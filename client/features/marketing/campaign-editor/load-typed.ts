import * as v from 'valibot';
import { loadDraft } from '../../../lib/local-draft.ts';
import type { TypedCampaign } from './typed-campaign.ts';

const typedSchema = v.record(v.string(), v.string());

/** What was typed into the form of a campaign and not saved; null when there is nothing, or nothing of use. */
export function loadTyped(draftKey: string): TypedCampaign | null {
  const draft = v.safeParse(typedSchema, loadDraft(draftKey));
  return draft.success ? draft.output : null;
}
