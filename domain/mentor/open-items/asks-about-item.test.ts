import { describe, expect, test } from 'vitest';
import { asksAboutItem } from './asks-about-item.ts';
import type { OpenItem } from './open-item.ts';
import { tellsItem } from './tells-item.ts';

const STOP: OpenItem = {
  prompt:
    'Jon plans a trade with a stop, an order that sells by itself once a chosen level is reached. The planned loss is $60. "So my risk is $60," he says. Which reply is best?',
  choices: [
    'Yes. The stop sells at its level whatever happens, so $60 is the most the trade can cost.',
    '$60 is the planned market loss. A failing firm, a typing error or a jump could cost more.',
  ],
  right: ['$60 is the planned market loss. A failing firm, a typing error or a jump could cost more.'],
  misconceptions: ['stop-guarantees-price'],
  isRecent: true,
};

const SIZE: OpenItem = {
  prompt: 'An account has $4,200 and may lose 1% in a trade. The stop is $3.50 away. How many shares?',
  choices: [],
  right: [],
  misconceptions: [],
  isRecent: true,
};

describe('a question is about an open item', () => {
  test.each([
    ['by its prompt', STOP.prompt],
    [
      'by most of its words',
      'Jon plans a trade with a stop that sells once a level is reached, planned loss $60, which reply is best',
    ],
    ['by one of its choices', `is it true that ${STOP.choices[1]}`],
  ])('%s', (_name, question) => {
    expect(asksAboutItem(question, STOP)).toBe(true);
  });

  test.each([
    'I have $4200, 1%, stop $3.50 away: how many shares?',
    'Tengo 4200 $, arriesgo el 1 % y el stop está a 3,50 $. ¿Cuántas acciones?',
    '账户 4200 美元，风险 1%，止损距离 3.50 美元，多少股？',
  ])('by its numbers, in whatever language: %s', (question) => {
    expect(asksAboutItem(question, SIZE)).toBe(true);
  });

  test('by its numbers, where a distance lies between two prices', () => {
    const prompt =
      'An account holds $4,000. One trade may cost 1% of it. The plan buys at $50 and is wrong below $48.00.';
    const item = { ...SIZE, prompt };
    expect(asksAboutItem('$4000 account, 1%, $2 away: how many?', item)).toBe(true);
    expect(asksAboutItem('$4000 account, 1%, $3 away: how many?', item)).toBe(false);
  });

  test.each([
    'What is a stop?',
    'why do stops slip',
    'What is a planned loss?',
    'I have $5,000, 1%, stop $2 away: how many shares?',
    'where do I find my certificates and how do others verify them',
  ])('and not by the thing it is about: %s', (question) => {
    expect([asksAboutItem(question, STOP), asksAboutItem(question, SIZE)]).toEqual([false, false]);
  });
});

describe('an answer tells an open item', () => {
  test('where one sentence says what the right choice says', () => {
    const text =
      'A stop is no promise. A failing firm, a typing error or a jump can cost more than the planned loss.';
    expect(tellsItem(text, STOP)).toBe(true);
  });

  test('and not by its words here and there, or by a wrong choice', () => {
    const scattered =
      'A firm may fail. Typing takes practice. The market jumped. Errors cost. You planned a loss.';
    expect(tellsItem(scattered, STOP)).toBe(false);
    expect(tellsItem(STOP.choices[0] ?? '', STOP)).toBe(false);
  });

  test('of a choice of one word nothing can be told', () => {
    expect(tellsItem('It is half of it.', { right: ['Half.'] })).toBe(false);
  });
});
