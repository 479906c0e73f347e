import { describe, expect, test } from 'vitest';
import { fillSlots, type Slot, takeOutSlots } from './quiz-template.ts';

const variables = new Set(['shares', 'price']);
const values = { shares: 1250, price: 40.5 };

/** Takes the slots out of a text and fills them at once, as if rendering changed nothing. */
function filled(markdown: string): string {
  const slots: Slot[] = [];
  return fillSlots(takeOutSlots(markdown, variables, slots), slots, values);
}

describe('a template', () => {
  test.each([
    ['{shares} shares at ${price}', '1,250 shares at $40.5'],
    ['${= shares * price, 2}', '$50,625.00'],
    ['{= price, 0} and {= round(price / 7, 3)}', '41 and 5.786'],
    ['{= max(price, 41),1}', '41.0'],
    ['{= 0 - price}', '−40.5'],
    ['${= 0 - shares}', '−$1,250'],
    ['{= 0.001 - 0.0012, 2}', '0.00'],
    ['no placeholder, { shares } neither', 'no placeholder, { shares } neither'],
  ])('%j becomes %j', (markdown, text) => {
    expect(filled(markdown)).toBe(text);
  });

  test('leaves the braces of LaTeX alone and keeps them around numbers', () => {
    expect(filled('$$\\frac{price}{2} \\times \\text{cost}^{= 1 + 1}$$ of {price}')).toBe(
      '$$\\frac{40.5}{2} \\times \\text{cost}^{2}$$ of 40.5',
    );
  });

  test('counts the slots of several texts on', () => {
    const slots: Slot[] = [];
    const texts = ['{shares}', '{price}', '{= shares, 1}'].map((text) =>
      takeOutSlots(text, variables, slots),
    );
    expect(slots).toEqual([{ is: 'shares' }, { is: 'price' }, { is: 'shares', decimals: 1 }]);
    expect(fillSlots(texts.join(' '), slots, values)).toBe('1,250 40.5 1,250.0');
  });

  test('does not let a name through that is no variable', () => {
    expect(() => filled('{share}')).toThrow('The placeholder share has no value.');
  });
});
