import { expect, test } from 'vitest';
import { longestTick } from './longest-tick.ts';

test.each(['en', 'es', 'fr', 'ar', 'zh', 'hi'])('no day of a year has a longer name in %s', (locale) => {
  const names = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const formatTick = (time: number) => names.format(time * 1000);
  const longest = longestTick(formatTick);
  for (let day = 0; day < 365; day += 1)
    expect(formatTick(day * 86_400).length).toBeLessThanOrEqual(longest + 1);
  expect(longest).toBeLessThan(30);
});
