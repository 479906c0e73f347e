import { compileLecture } from '#domain/catalogue/lecture/compile-lecture.ts';
import type { LectureFile } from '#domain/catalogue/lecture/lecture-contract.ts';

const scenes: LectureFile['scenes'] = [
  {
    title: 'The price jumped past the stop',
    stage: { kind: 'candles', market: 'plan', levels: [], marks: [] },
    steps: [
      {
        say: 'Sam buys 30 coins at $40 and plans a stop at $36.',
        draw: [{ candles_to: 24 }, { level: 36, label: 'Stop at $36', tone: 'down' }],
      },
      {
        say: 'The planned loss is the distance to the stop.',
        draw: [
          { zone: { from_price: 36, to_price: 40 }, label: 'Planned loss' },
          { write: '30 x ($40 - $36) = $120' },
        ],
      },
      {
        say: 'Then the price jumps. Nobody traded at $36.',
        draw: [
          { candles_to: 40 },
          { mark: 30, label: 'Sold at $28', tone: 'down' },
          { span: { from: 8, to: 29 }, label: 'All was well' },
          { segment: { from: [12, 39], to: [29, 38] }, label: 'Drift' },
        ],
      },
      { say: 'The real loss is three times the planned one.', draw: [{ write: '30 x ($40 - $28) = $360' }] },
    ],
  },
  {
    title: 'Three steps of a check',
    stage: { kind: 'page' },
    steps: [
      { say: 'First, recompute every number.', draw: [{ write: '1. Recompute the numbers.' }] },
      {
        say: 'Second, open every source, and compare what it says with the claim that was made.',
        draw: [{ write: '2. Open the sources, and compare what they say with the claim.' }],
      },
    ],
  },
  {
    title: 'One row costs most',
    stage: {
      kind: 'bars',
      unit: '$',
      bars: [
        { label: 'Gap', value: 20 },
        { label: 'Exchange failure', value: 20 },
        { label: 'Mistyped size', value: 15 },
        { label: 'Lost connection', value: -4.8 },
      ],
    },
    steps: [
      {
        say: 'A gap and a failed exchange cost most in an average year.',
        draw: [{ candles_to: 4 }, { mark: 0, label: 'Most' }],
      },
    ],
  },
  {
    title: 'Ten percent each and the account is gone',
    stage: {
      kind: 'line',
      unit: '$',
      x_from: 0,
      x_step: 1,
      run_name: 'Run',
      levels: [],
      marks: [],
      formula: { variable: 'n', from: 0, to: 30, steps: 30, is: '1000 * 0.9 ^ n' },
    },
    steps: [
      {
        say: 'After seven losses in a row half of it is lost.',
        draw: [{ candles_to: 31 }, { level: 500, label: 'Half' }, { mark: 7, label: 'Trade 7' }],
      },
    ],
  },
  {
    title: 'Most results lie near zero',
    stage: {
      kind: 'distribution',
      sample: { seed: 4, count: 300, mean: 0, deviation: 1 },
      unit: 'R',
      decimals: 1,
    },
    steps: [{ say: 'Three hundred trades, one after the other.', draw: [{ candles_to: 300 }] }],
  },
  {
    title: 'Larger gaps cost more',
    stage: {
      kind: 'scatter',
      x: { label: 'Gap', unit: '%' },
      y: { label: 'Cost', unit: '$' },
      points: [2, 4, 5, 7, 9, 12].map((x, index) => ({
        x,
        y: x * 30 + (index % 3) * 25,
        size: 1 + (index % 2),
      })),
    },
    steps: [{ say: 'The cost grows with the gap.', draw: [{ candles_to: 6 }, { mark: 5, label: 'Worst' }] }],
  },
];

/** A short lecture with every kind of stage and drawing. */
export const lecture = compileLecture({
  markets: {
    plan: { seed: 7, candles: 40, start: 40, volatility: 0.012, drift: 0, jumps: [{ at: 30, to: 28 }] },
  },
  scenes,
}).lecture;
