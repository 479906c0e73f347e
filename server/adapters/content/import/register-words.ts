import type { QuizWords } from '#domain/quiz/quiz-words.ts';
import type { Content } from '../reading/content.ts';

type Registers = Pick<Content, 'misconceptions' | 'skills'>;

/** What ids of registers stand for. */
type RegisterWords = Pick<QuizWords, 'belief' | 'skillName'>;

const madeFor = new WeakMap<Registers, RegisterWords>();

/** An id that no register knows is a finding; it stands for itself here. All lessons of a content share what is made. */
export function registerWords(registers: Registers): RegisterWords {
  let made = madeFor.get(registers);
  if (!made) {
    const { misconceptions, skills } = registers;
    const beliefs = new Map(misconceptions?.data.misconceptions.map(({ id, belief }) => [id, belief]));
    const names = new Map(skills?.data.skills.map(({ id, name }) => [id, name]));
    made = { belief: (id) => beliefs.get(id) ?? id, skillName: (id) => names.get(id) ?? id };
    madeFor.set(registers, made);
  }
  return made;
}
