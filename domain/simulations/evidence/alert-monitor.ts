import { normalCdf } from '../../kernel/normal-distribution.ts';
import { RandomSource } from '../../kernel/random-source.ts';
import { defineModel, described, forEach, numberParameter, type ValuesOf } from '../model.ts';

const parameters = {
  cases: numberParameter('count', 'Cases that are watched, such as trades', 250, [1, 2000, 1]),
  base_rate: numberParameter('%', 'Share of cases that are real breaks', 2, [0, 100, 0.1]),
  detector: {
    kind: 'choice',
    says: 'How the alerts are described',
    choices: {
      rates: 'by the two rates',
      score: 'by a score, normal with deviation 1, higher for breaks, that sounds above a threshold',
    },
    start: 'rates',
  },
  hit_rate: numberParameter('%', 'Share of breaks that sound the alert (sensitivity)', 90, [0, 100, 0.5]),
  false_alarm_rate: numberParameter('%', 'Share of clean cases that sound it too', 5, [0, 100, 0.1]),
  separation: numberParameter(
    'score',
    'Distance between the mean scores of breaks and of clean cases',
    2.9,
    [0, 6, 0.1],
  ),
  threshold: numberParameter(
    'score',
    'Score above which the alert sounds; clean cases have a mean of 0',
    1.6,
    [-4, 8, 0.1],
  ),
  drift_from: numberParameter('count', 'First case after a drift; 0 is no drift', 0, [0, 2000, 1]),
  drift_loss: numberParameter('%', 'Share of the hits that is lost after the drift', 50, [0, 100, 1]),
} as const;

type Values = ValuesOf<typeof parameters>;

/**
 * A monitor that finds some of the breaks and sounds on some clean cases.
 * Sources: T. Bayes (1763), An essay towards solving a problem in the doctrine of chances, for the share of alerts that
 * are real, b h / (b h + (1 - b) f); D. M. Green and J. A. Swets (1966), Signal detection theory and psychophysics, for
 * the score: hits N(d - t), false alarms N(-t).
 */
export const alertMonitor = defineModel({
  name: 'alert-monitor',
  shows:
    'Why most alerts about rare things are false, what a threshold trades for what, and how a drift goes unnoticed.',
  sources: [
    'T. Bayes (1763), An essay towards solving a problem in the doctrine of chances',
    'D. M. Green, J. A. Swets (1966), Signal detection theory and psychophysics, chapter 1',
  ],
  accuracy:
    'Every case is a break or clean by the same chance, independent of the others; the alert has no memory.',
  parameters,
  numbers: {
    breaks: described('count', 'Real breaks'),
    hits: described('count', 'Breaks that sounded the alert'),
    missed: described('count', 'Breaks that did not'),
    false_alarms: described('count', 'Clean cases that sounded it'),
    alerts: described('count', 'All alerts'),
    share_real: described('%', 'Share of the alerts that are real; 0 without an alert'),
    share_found: described('%', 'Share of the breaks that were found; 100 without a break'),
    found_any: described('flag', 'Whether at least one break was found'),
  },
  series: {
    is_break: forEach('flag', 'Whether the case is a break', 'case'),
    is_alert: forEach('flag', 'Whether it sounds the alert', 'case'),
    hits_so_far: forEach('count', 'Hits so far', 'case'),
    false_alarms_so_far: forEach('count', 'False alarms so far', 'case'),
    missed_so_far: forEach('count', 'Missed breaks so far', 'case'),
  },
  formulas: {
    hit_share: {
      ...described('%', 'Share of breaks that sound the alert, before a drift'),
      source: 'as given, or N(d - t)',
      of: (values) => 100 * hitChance(values),
    },
    false_alarm_share: {
      ...described('%', 'Share of clean cases that sound it'),
      source: 'as given, or N(-t)',
      of: (values) => 100 * falseAlarmChance(values),
    },
    real_alerts: {
      ...described('%', 'Share of alerts that are real (predictive value), before a drift'),
      source: 'Bayes (1763): b h / (b h + (1 - b) f)',
      of: (values) => {
        const hits = (values.base_rate / 100) * hitChance(values);
        const alerts = hits + (1 - values.base_rate / 100) * falseAlarmChance(values);
        return alerts === 0 ? undefined : (100 * hits) / alerts;
      },
    },
    mean_hits: { ...described('count', 'Mean number of hits'), meanOf: 'hits', of: meanHits },
    mean_missed: {
      ...described('count', 'Mean number of missed breaks'),
      meanOf: 'missed',
      of: (values) => (values.cases * values.base_rate) / 100 - meanHits(values),
    },
    mean_false_alarms: {
      ...described('count', 'Mean number of false alarms'),
      meanOf: 'false_alarms',
      of: (values) => values.cases * (1 - values.base_rate / 100) * falseAlarmChance(values),
    },
  },
  run(values, seed) {
    const random = RandomSource.from(seed);
    const rows = {
      is_break: [] as number[],
      is_alert: [] as number[],
      hits_so_far: [] as number[],
      false_alarms_so_far: [] as number[],
      missed_so_far: [] as number[],
    };
    const hit = hitChance(values);
    const falseAlarm = falseAlarmChance(values);
    let [hits, falseAlarms, missed] = [0, 0, 0];
    for (let place = 1; place <= values.cases; place += 1) {
      const isBreak = random.happens(values.base_rate / 100);
      const found = isAfterDrift(values, place) ? hit * (1 - values.drift_loss / 100) : hit;
      const isAlert = random.happens(isBreak ? found : falseAlarm);
      if (isBreak && isAlert) hits += 1;
      else if (isBreak) missed += 1;
      else if (isAlert) falseAlarms += 1;
      rows.is_break.push(Number(isBreak));
      rows.is_alert.push(Number(isAlert));
      rows.hits_so_far.push(hits);
      rows.false_alarms_so_far.push(falseAlarms);
      rows.missed_so_far.push(missed);
    }
    const alerts = hits + falseAlarms;
    const breaks = hits + missed;
    return {
      numbers: {
        breaks,
        hits,
        missed,
        false_alarms: falseAlarms,
        alerts,
        share_real: alerts === 0 ? 0 : (100 * hits) / alerts,
        share_found: breaks === 0 ? 100 : (100 * hits) / breaks,
        found_any: Number(hits > 0),
      },
      series: rows,
    };
  },
});

function hitChance({ detector, hit_rate, separation, threshold }: Values): number {
  return detector === 'rates' ? hit_rate / 100 : normalCdf(separation - threshold);
}

function falseAlarmChance({ detector, false_alarm_rate, threshold }: Values): number {
  return detector === 'rates' ? false_alarm_rate / 100 : normalCdf(-threshold);
}

function isAfterDrift({ drift_from }: Values, place: number): boolean {
  return drift_from > 0 && place >= drift_from;
}

function meanHits(values: Values): number {
  const { cases, drift_from: from, base_rate, drift_loss } = values;
  const drifted = from === 0 ? 0 : Math.max(0, cases - from + 1);
  return (base_rate / 100) * hitChance(values) * (cases - (drifted * drift_loss) / 100);
}
