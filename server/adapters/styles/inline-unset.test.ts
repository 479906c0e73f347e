import postcss from 'postcss';
import { expect, test } from 'vitest';
import { inlineUnset } from './inline-unset.ts';

function inlined(css: string): string {
  const sheet = postcss.parse(css);
  inlineUnset(sheet);
  return sheet.toString();
}

const STYLE = '@property --style{syntax:"*";inherits:false;initial-value:solid}';
const LEADING = '@property --leading{syntax:"*";inherits:false}';

test('a registered variable that nothing sets becomes its first value', () => {
  expect(inlined(`${STYLE}p{border-style:var(--style);width:calc(1px * var(--style))}`)).toBe(
    `${STYLE}p{border-style:solid;width:calc(1px * solid)}`,
  );
});

test('without a first value it becomes what stands beside its name', () => {
  expect(inlined(`${LEADING}p{line-height:var(--leading,var(--text,calc(1 + (2))))}`)).toBe(
    `${LEADING}p{line-height:var(--text,calc(1 + (2)))}`,
  );
  expect(inlined(`${LEADING}p{line-height:var(--leading)}`)).toBe(`${LEADING}p{line-height:var(--leading)}`);
});

test('a variable that something sets, and one that is not registered, stay', () => {
  const css = `${STYLE}.a{--style:dashed}p{border-style:var(--style);color:var(--ink,var(--black))}`;
  expect(inlined(css)).toBe(css);
});
