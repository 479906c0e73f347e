/** How much heavier the tails of some numbers are than those of a normal distribution, whose excess kurtosis is 0. */
export function excessKurtosis(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let [second, fourth] = [0, 0];
  for (const value of values) {
    const square = (value - mean) * (value - mean);
    second += square;
    fourth += square * square;
  }
  return (values.length * fourth) / (second * second) - 3;
}
