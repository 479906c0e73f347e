/**
 * What the results of a certificate say, in their order. The last three are there when the practical part can be computed
 * again; each result names its kind in the fragment of its `resultDescription`.
 */
export const RESULT_KINDS = [
  'exam-score',
  'exam-record',
  'critical-skills',
  'practical-score',
  'practical-record',
  'practical-marking',
  'scenario-hash',
  'orders-hash',
  'engine-version',
] as const;

export type ResultKind = (typeof RESULT_KINDS)[number];

/** How Open Badges calls each kind; its list may be extended by names that begin with `ext:`. */
export const RESULT_TYPES: Readonly<Record<ResultKind, string>> = {
  'exam-score': 'RawScore',
  'exam-record': 'ext:ItemRecord',
  'critical-skills': 'Result',
  'practical-score': 'RawScore',
  'practical-record': 'ext:ItemRecord',
  'practical-marking': 'ext:Marking',
  'scenario-hash': 'ext:ScenarioHash',
  'orders-hash': 'ext:OrdersHash',
  'engine-version': 'ext:EngineVersion',
};
