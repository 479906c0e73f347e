import { describe, expect, test } from 'vitest';
import { type Aspect, aspectMarked, aspectOf } from './aspect-of.ts';

describe('a follow-up is', () => {
  test.each<[string, Aspect | undefined]>([
    ['why?', 'why'],
    ['But why is that', 'why'],
    ['¿por qué?', 'why'],
    ['Pourquoi ?', 'why'],
    ['لماذا؟', 'why'],
    ['为什么？', 'why'],
    ['क्यों?', 'why'],
    ['give me an example', 'example'],
    ['dame un ejemplo', 'example'],
    ['举个例子', 'example'],
    ['एक उदाहरण दो', 'example'],
    ['simpler please', 'simpler'],
    ['más sencillo, por favor', 'simpler'],
    ['اشرح بشكل أبسط', 'simpler'],
    ['tell me more', 'more'],
    ['why does the dollar rise when the fed hikes', undefined],
    ['give me an example of a limit order', undefined],
    ['', undefined],
  ])('%s: %s', (question, aspect) => {
    expect(aspectOf(question)).toBe(aspect);
  });
});

test.each<[string, Aspect | undefined]>([
  ['ok but why does that happen', 'why'],
  ['too complicated, explain it like im a kid', 'simpler'],
  ['got an example?', 'example'],
  ['ponme un ejemplo porfa', 'example'],
  ['y eso por q importa?', 'why'],
  ["j'ai rien compris", 'simpler'],
  ['ممكن مثال؟', 'example'],
  ['没太明白，说简单点', 'simpler'],
  ['कोई उदाहरण बताओ ना', 'example'],
  ['what is a stop', undefined],
])('inside a sentence, %s: %s', (question, aspect) => {
  expect(aspectMarked(question)).toBe(aspect);
});
