import { describe, expect, it } from 'vitest';
import { findFiller } from './filler-words.ts';

describe('findFiller', () => {
  it.each([
    'It is important to note that stops can slip.',
    'As we all know, prices move.',
    'In today’s fast-paced world everybody trades.',
    'Let us dive into the numbers.',
    'In this lesson, you will learn what a stop is.',
    'Basically, you sell.',
  ])('finds it in %j', (text) => expect(findFiller(text)).toBeDefined());

  it.each([
    'A stop is an order that waits.',
    'Note the spread before you buy.',
    'The price dives to $28.',
    'Today the market is closed.',
  ])('leaves %j alone', (text) => expect(findFiller(text)).toBeUndefined());
});
