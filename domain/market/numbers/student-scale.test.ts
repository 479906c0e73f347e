import { expect, test } from 'vitest';
import { seededBytes } from '#tests/support/market/seeded-bytes.ts';
import { RandomStream } from './random-stream.ts';
import { studentScale } from './student-scale.ts';

const COUNT = 200_000;

// Quantiles of Student's t as in every table of it (two-sided 20%, 5%, 1% and 0.1%).
test.each([
  [4, 1.533, 0.2],
  [4, 2.776, 0.05],
  [4, 8.61, 0.001],
  [6, 1.44, 0.2],
  [6, 2.447, 0.05],
  [6, 3.707, 0.01],
  [6, 5.959, 0.001],
  [10, 2.228, 0.05],
])('with %d degrees of freedom, as many lie beyond %d as the tables say', (degrees, quantile, share) => {
  const stream = new RandomStream(seededBytes(degrees, 3)('test', COUNT * (1 + degrees / 2) * 8));
  // Ours has variance 1, that of the tables n / (n - 2).
  const limit = quantile * Math.sqrt((degrees - 2) / degrees);
  let beyond = 0;
  for (let drawn = 0; drawn < COUNT; drawn += 1) {
    if (Math.abs(stream.normal() * studentScale(stream, degrees)) > limit) beyond += 1;
  }
  const standardError = Math.sqrt((share * (1 - share)) / COUNT);
  expect(Math.abs(beyond / COUNT - share)).toBeLessThan(3.5 * standardError);
});
