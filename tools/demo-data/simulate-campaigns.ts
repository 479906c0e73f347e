import { seededRandom } from '#domain/kernel/seeded-random.ts';
import { demonstrationId } from './demonstration-id.ts';
import { around, between, type Random } from './draw.ts';
import { DAY } from './durations.ts';
import { Rows, timestamp } from './rows.ts';

const PLATFORMS = ['facebook', 'instagram', 'twitter', 'linkedin'] as const;

/** The campaigns of each platform: what they say, and what became of them. */
const CAMPAIGNS = [
  {
    name: 'Honest odds',
    status: 'ended',
    headline: 'Most day traders lose. Learn why first.',
    description: 'A free assessment, and the lesson that every broker leaves out.',
    cta: 'Start the assessment',
  },
  {
    name: 'First stop, then size',
    status: 'active',
    headline: 'How much could this trade cost you?',
    description: 'Learn to decide what you may lose before you decide what to buy.',
    cta: 'See the course',
  },
  {
    name: 'Scholarships',
    status: 'draft',
    headline: 'A place for those who could not pay',
    description: 'Applications are read by two people within 48 hours.',
    cta: 'Apply',
  },
] as const;

const DAYS_ENDED = 60;
const DAYS_RUNNING = 45;
const MEDIAN_IMPRESSIONS = 9000;

/** Three campaigns on every platform with what they achieved day by day; the sums of them the database makes. */
export function simulateCampaigns(seed: number, until: number): Rows {
  const random = seededRandom(seed);
  const rows = new Rows();
  let number = 0;
  for (const platform of PLATFORMS) {
    for (const { name, status, headline, description, cta } of CAMPAIGNS) {
      number += 1;
      const id = demonstrationId('campaigns', number);
      const period = periodOf(status, until);
      rows.add('campaigns', {
        id,
        platform,
        campaign_name: `Demonstration: ${name}`,
        status,
        ad_content: JSON.stringify({
          headline,
          description,
          cta,
          image: '',
          image_alt: '',
          hashtags: ['demonstration'],
        }),
        target_audience: 'Adults who have opened a trading account within a year',
        budget: 500_000,
        currency: 'USD',
        starts_at: period && timestamp(period.from),
        ends_at: period && status === 'ended' ? timestamp(period.to) : null,
        archived_from: null,
        created_at: timestamp((period?.from ?? until - DAY) - 3 * DAY),
        updated_at: timestamp(period?.from ?? until - DAY),
      });
      if (period) addDays(rows, random, id, period);
    }
  }
  return rows;
}

type Period = { readonly from: number; readonly to: number };

function periodOf(status: (typeof CAMPAIGNS)[number]['status'], until: number): Period | null {
  if (status === 'draft') return null;
  const to = status === 'ended' ? until - DAYS_RUNNING * DAY : until;
  return { from: to - (status === 'ended' ? DAYS_ENDED : DAYS_RUNNING) * DAY, to };
}

/** Whole days only: platforms report the day that is over. */
function addDays(rows: Rows, random: Random, campaignId: string, { from, to }: Period): void {
  for (let day = from; day + DAY <= to; day += DAY) {
    const impressions = Math.round(around(random, MEDIAN_IMPRESSIONS, 0.3));
    const clicks = Math.round(impressions * between(random, 0.006, 0.02));
    rows.add('campaignDays', {
      campaign_id: campaignId,
      day: timestamp(day).slice(0, 10),
      impressions,
      clicks,
      conversions: Math.round(clicks * between(random, 0.02, 0.09)),
      spend_minor: Math.round(clicks * between(random, 35, 90)),
    });
  }
}
