import type { Achievement } from './achievement-schema.ts';
import { RESULT_KINDS, RESULT_TYPES, type ResultKind } from './result-kinds.ts';

/** What one version of an achievement asks for. */
export type AchievementFacts = {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly description: string;
  readonly criteria: string;
  /** An award of a season; else a certificate. */
  readonly isAward?: boolean;
  /** `needed` is left out where no score is asked for. */
  readonly exam: { readonly items: number; readonly needed?: number };
  readonly practical: {
    /** Trades, or the points of a report. */
    readonly units: number;
    readonly needed?: number;
    /** Whether its session can be computed again from what the certificate states. */
    readonly recomputable: boolean;
  };
};

const NAMES: Readonly<Record<ResultKind, string>> = {
  'exam-score': 'Items of the exam answered right',
  'exam-record': 'Record of the exam, 1 for each item answered right and 0 for each missed',
  'critical-skills': 'Critical skills, each one missed shown again on a new item',
  'practical-score': 'Parts of the practical part done by its rules',
  'practical-record': 'Record of the practical part, 1 for each part done by its rules and 0 for each other',
  'practical-marking':
    'Whether it was passed by rule, or a person let the exam or the practical part count as passed',
  'scenario-hash': 'SHA-256 of the scenario of the practical part',
  'orders-hash': 'SHA-256 of the orders given in the practical part',
  'engine-version': 'Version of the simulator that computed the practical part',
};

/** The achievement of a certificate, which every holder of this version has word for word. */
export function buildAchievement(facts: AchievementFacts): Achievement {
  const { exam, practical } = facts;
  const bounds: Partial<Record<ResultKind, { requiredValue?: string; valueMax: string }>> = {
    'exam-score': scoreBounds(exam.items, exam.needed),
    'practical-score': scoreBounds(practical.units, practical.needed),
  };
  const kinds = practical.recomputable ? RESULT_KINDS : RESULT_KINDS.slice(0, 6);
  return {
    id: `urn:uuid:${facts.id}`,
    type: ['Achievement'],
    achievementType: facts.isAward === true ? 'Award' : 'Certificate',
    name: facts.name,
    description: facts.description,
    criteria: { narrative: facts.criteria },
    inLanguage: 'en',
    version: String(facts.version),
    resultDescription: kinds.map((kind) => ({
      id: `urn:uuid:${facts.id}#${kind}`,
      type: ['ResultDescription'],
      name: NAMES[kind],
      resultType: RESULT_TYPES[kind],
      ...bounds[kind],
    })),
  };
}

function scoreBounds(most: number, needed: number | undefined) {
  return { ...(needed !== undefined && { requiredValue: String(needed) }), valueMax: String(most) };
}
