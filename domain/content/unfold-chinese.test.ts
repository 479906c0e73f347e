import { expect, test } from 'vitest';
import { unfoldChinese } from './unfold-chinese.ts';

test.each([
  ['先要想好保管： 币由谁持有？', '先要想好保管：币由谁持有？'],
  ['需要你复核的助手。 AI 不会消失', '需要你复核的助手。AI 不会消失'],
  ['一条 规则', '一条规则'],
  ['有 8,000 美元', '有 8,000 美元'],
  ['隔夜利息里。 [外汇市场机制](/dashboard)', '隔夜利息里。[外汇市场机制](/dashboard)'],
])('%s is read as %s', (folded, words) => {
  expect(unfoldChinese(folded)).toBe(words);
});
