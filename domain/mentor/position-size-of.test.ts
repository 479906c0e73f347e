import { describe, expect, test } from 'vitest';
import { positionSizeOf } from './position-size-of.ts';

describe('a position size is worked out of', () => {
  test.each([
    ['$5,000, 1%, $2 away', 50, 25],
    ['My account is $5,000, I risk 1% and my stop is $2 away. How many shares?', 50, 25],
    ['i have 5000 dollars and want to risk 1 percent, stop 2 dollars away, how many shares do i buy', 50, 25],
    ['account 5k, 1%, entry 50 stop at 48', 50, 25],
    ['With $8,000 at 0.75% and a distance of $3 to the stop?', 60, 20],
    ['Tengo 5.000 $, riesgo del 1 %, el stop a 2 $ de distancia: ¿cuántas acciones?', 50, 25],
    ['J’ai 5 000 $, 1 % de risque, stop 2 $ plus bas', 50, 25],
    ['حسابي 5,000 دولار، المخاطرة 1%، والوقف على بعد 2 دولار', 50, 25],
    ['账户5000美元，风险1%，止损距离2美元，买多少股？', 50, 25],
    ['खाता 5,000 डॉलर, जोखिम 1%, स्टॉप 2 डॉलर दूर', 50, 25],
    ['$1,000 account, risk 1%, stop $0.3 away', 10, 33],
  ])('%s', (question, risk, size) => {
    expect(positionSizeOf(question)).toMatchObject({ risk, size });
  });
});

describe('no position size is guessed from', () => {
  test.each([
    'How much should I risk on one trade?',
    'Is 1% of $5,000 too much?',
    'My stop is $2 away',
    'I have $5,000 and $300 on the side, 1%, stop $2 away',
    'With 1 percent a trade, how bad are ten losses in a row?',
    'price moved 2% and then 5 dollars below the open',
    'stop at 48, 1% of 5000',
  ])('%s', (question) => {
    expect(positionSizeOf(question)).toBeUndefined();
  });
});
