import { visit } from 'unist-util-visit';
import type { LectureLesson, TextLesson } from '../../reading/content.ts';
import { lessonTree } from '../../markdown/lesson-tree.ts';
import { textOf } from '../../markdown/plain-text.ts';
import { wordsOf } from '../../prose/words.ts';
import { captionsOf } from './prose.ts';
import { modulesOf, type Problem, type Rule, textProblem } from '../rule.ts';

/** How many words of two lessons have to be the same for one beginning. */
const FIRST_WORDS = 5;

/** A heading, or the first words of a lesson, and how to complain of it. */
type Frame = { readonly words: string; readonly problem: (other: string) => Problem };

/**
 * No two lessons that are done, not read, begin with the same words or share a heading: a fixed frame is what readers skip.
 * Other texts have the headings that `text-standard` asks for.
 */
export const repeatedOpenings: Rule = {
  name: 'repeated-openings',
  *check(content) {
    const standard = content.editorial?.data.interactive;
    if (!standard) return;
    const first = new Map<string, string>();
    for (const { module } of modulesOf(content)) {
      if (module.file?.data.standard !== 'interactive') continue;
      for (const lesson of module.lessons) {
        if (lesson.kind !== 'text' && lesson.kind !== 'lecture') continue;
        const frames = lesson.kind === 'text' ? framesOfText(lesson) : framesOfLecture(lesson);
        for (const { words, problem } of frames) {
          const other = first.get(words);
          if (other === undefined) first.set(words, lesson.path);
          else if (other !== lesson.path) yield problem(other);
        }
      }
    }
  },
};

function framesOfText(lesson: TextLesson): Frame[] {
  const frames: Frame[] = [];
  let hasBegun = false;
  visit(lessonTree(lesson), ['heading', 'paragraph'], (node) => {
    const text = textOf(node);
    if (node.type === 'paragraph' && hasBegun) return;
    hasBegun ||= node.type === 'paragraph';
    const words = node.type === 'heading' ? `# ${text.toLowerCase()}` : beginningOf(text);
    const message = (other: string) =>
      node.type === 'heading'
        ? `The heading "${text}" stands in ${other} too. Say what this passage finds.`
        : beginsAlike(other);
    frames.push({ words, problem: (other) => textProblem(lesson, node, message(other)) });
  });
  return frames;
}

function framesOfLecture(lesson: LectureLesson): Frame[] {
  return captionsOf(lesson)
    .slice(0, 1)
    .map(({ text, problem }) => ({
      words: beginningOf(text),
      problem: (other) => problem(beginsAlike(other)),
    }));
}

function beginningOf(text: string): string {
  return wordsOf(text.toLowerCase()).slice(0, FIRST_WORDS).join(' ');
}

const beginsAlike = (other: string) =>
  `The lesson begins with the same words as ${other}. Begin with what happens in this one.`;
