import type { Nodes } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { Activity } from '#domain/activities/activity-contract.ts';
import { wordsOf } from './prose/words.ts';
import { textOf } from './markdown/plain-text.ts';
import type { LectureLesson, TextLesson } from './reading/content.ts';
import { lessonTree } from './markdown/lesson-tree.ts';

/** Something that a learner does in a text, in the order of the text. */
export type ThingToDo = {
  readonly name: string;
  readonly kind: Activity['kind'] | 'controls';
  /** Where the text asks for it. */
  readonly node: Nodes;
  /** Words of headings, paragraphs and lists since the thing above, or since the beginning. */
  readonly wordsBefore: number;
};

/** What there is to do in a text: its activities and its figures with controls. */
export function thingsToDo(lesson: TextLesson): ThingToDo[] {
  const things: ThingToDo[] = [];
  let wordsBefore = 0;
  visit(lessonTree(lesson), (node) => {
    if (node.type === 'heading' || node.type === 'paragraph') {
      wordsBefore += wordsOf(textOf(node)).length;
      return SKIP;
    }
    if (node.type !== 'leafDirective') return undefined;
    const name = node.attributes?.id ?? '';
    const kind = kindOf(lesson, node.name, name);
    if (kind === undefined) return undefined;
    things.push({ name, kind, node, wordsBefore });
    wordsBefore = 0;
    return undefined;
  });
  return things;
}

/** How often a lecture pauses to ask. */
export function countStops({ data }: LectureLesson): number {
  return data.scenes.flatMap(({ steps }) => steps).filter((step) => 'ask' in step).length;
}

function kindOf({ data }: TextLesson, directive: string, name: string): ThingToDo['kind'] | undefined {
  if (directive === 'activity') return new Map(Object.entries(data.activities)).get(name)?.kind;
  const figure = directive === 'figure' ? new Map(Object.entries(data.figures)).get(name) : undefined;
  return Object.keys(figure?.controls ?? {}).length > 0 ? 'controls' : undefined;
}
