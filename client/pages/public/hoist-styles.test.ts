import { expect, test } from 'vitest';
import { hoistStyles } from './hoist-styles.ts';

test('styles of elements become rules, the same one once', () => {
  expect(
    hoistStyles(
      '<p class="a" style="top:1%">x</p><i style="top:1%">y</i><b style="left:2px" class="c">z</b>',
    ),
  ).toEqual({
    html: '<p class="a s0">x</p><i class="s0">y</i><b class="c s1">z</b>',
    styles: '.s0{top:1%}.s1{left:2px}',
  });
});

test('words that only look like styles stay', () => {
  expect(hoistStyles('<p>a style="b"</p>')).toEqual({ html: '<p>a style="b"</p>', styles: '' });
});
