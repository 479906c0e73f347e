import * as v from 'valibot';
import type { CampaignDay } from '#domain/marketing/contract.ts';
import { METRIC_FIELDS, readMetrics } from '#domain/marketing/metrics-file.ts';
import { lineFaultWords } from './line-fault-words.ts';
import { today } from './today.ts';

/** Each field is a column of its own. */
const COLUMNS = { day: 0, impressions: 1, clicks: 2, conversions: 3, spend: 4 } as const;

/**
 * The form of one day, read as a line of a file is.
 * @param currency of the campaign
 * @param locale how numbers are written
 */
export function daySchema(currency: string, locale: string) {
  return v.pipe(
    v.object({
      day: v.string(),
      impressions: v.string(),
      clicks: v.string(),
      conversions: v.string(),
      spend: v.string(),
    }),
    v.rawTransform(({ dataset: { value: typed }, addIssue, NEVER }): CampaignDay => {
      const row = { line: 1, cells: METRIC_FIELDS.map((field) => typed[field]) };
      const read = readMetrics([row], COLUMNS, { currency, locale, today: today() });
      if ('days' in read && read.days[0]) return read.days[0];
      for (const fault of 'faults' in read ? read.faults : []) {
        const { field } = fault;
        const path = {
          type: 'object',
          origin: 'value',
          input: typed,
          key: field,
          value: typed[field],
        } as const;
        addIssue({ message: lineFaultWords(fault), path: [path] });
      }
      return NEVER;
    }),
  );
}
