import type { BlockContent, DefinitionContent, Root, RootContentMap } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Activity, DataTaskActivity, TranscriptActivity } from '#domain/activities/activity-contract.ts';
import type { DataTable } from '#domain/activities/data-task/data-table.ts';
import { detailsTable } from './details-table.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { formatDrawnTick } from '#domain/catalogue/lecture/stage/format-drawn-tick.ts';
import { formatDrawnValue } from '#domain/catalogue/lecture/stage/format-drawn-value.ts';
import { printedTable } from './printed-table.ts';
import { plainText } from './plain-text.ts';
import { challengeWords, simulationWords } from './simulated-words.ts';

/** A `::activity{#name}` on a line of its own. */
export type ActivityUse = {
  readonly name: string;
  readonly node: RootContentMap['leafDirective'];
  /** Whether a heading stands somewhere above it. */
  readonly isBelowHeading: boolean;
};

/** All places of a text that ask an activity, from top to bottom. A name is empty when it was left out. */
export function activitiesIn(tree: Root): ActivityUse[] {
  const uses: ActivityUse[] = [];
  let isBelowHeading = false;
  visit(tree, (node) => {
    if (node.type === 'heading') isBelowHeading = true;
    if (node.type === 'leafDirective' && node.name === 'activity')
      uses.push({ name: node.attributes?.id ?? '', node, isBelowHeading });
  });
  return uses;
}

/**
 * Gives an activity the elements that it becomes: heading and question, and below them what there is to do, as it can be
 * read and printed without JavaScript; the client draws into that.
 * @param table what learners see of the table of a data task
 */
export function placeActivity(
  { name, node, isBelowHeading }: ActivityUse,
  { title }: Activity,
  { prompt, work }: ActivityBlocks,
  table: DataTable | undefined,
): void {
  const children: (BlockContent | DefinitionContent)[] = [
    {
      type: 'heading',
      depth: isBelowHeading ? 3 : 2,
      children: [{ type: 'text', value: title }],
    },
    ...prompt,
    {
      type: 'containerDirective',
      name: 'work',
      data: { hName: 'div', hProperties: { dataActivity: name } },
      children: [...work, ...(table ? [tableNode(table)] : [])],
    },
  ];
  const section: RootContentMap['containerDirective'] = {
    type: 'containerDirective',
    name: 'activity',
    data: { hName: 'section', hProperties: { className: ['activity'] } },
    children,
  };
  Object.assign(node, section);
}

/** An activity as it is read without scripts: what is asked, and what there is to do. */
export type ActivityBlocks = { readonly prompt: BlockContent[]; readonly work: BlockContent[] };

/** The words of an activity, without anything that tells what is right; a simulation is run for them. */
export function activityBlocks(activity: Activity): ActivityBlocks {
  return { prompt: blocksOf(activity.prompt ?? ''), work: blocksOf(workOf(activity)) };
}

/** The same as one text for the search. */
export function activityText({ title }: Activity, { prompt, work }: ActivityBlocks): string {
  return `${title}\n${plainText({ type: 'root', children: [...prompt, ...work] })}`;
}

/** What there is to do, in Markdown. */
function workOf(activity: Activity): string {
  switch (activity.kind) {
    case 'check':
      return activity.items
        .filter((item) => !('variables' in item && item.variables !== undefined))
        .map((item) => `${item.prompt}\n\n${'choices' in item ? listOf(item.choices) : ''}`)
        .join('\n\n');
    case 'commit':
      return activity.asks === 'choice' ? listOf(activity.choices) : '';
    case 'simulation':
      return simulationWords(activity);
    case 'challenge':
      return challengeWords(activity);
    case 'transcript':
      return transcriptOf(activity);
    case 'data-task':
      return dataTaskWords(activity);
  }
}

function tableNode(table: DataTable): RootContentMap['containerDirective'] {
  const { tagName, properties, children } = detailsTable(table.title, printedTable(table));
  return {
    type: 'containerDirective',
    name: 'table',
    data: { hName: tagName, hProperties: properties, hChildren: children },
    children: [],
  };
}

function dataTaskWords(task: DataTaskActivity): string {
  if (task.asks === 'tag') return listOf(task.tags);
  return task.asks === 'plan'
    ? listOf(Object.values(task.parts).map((part) => ({ text: partWords(part) })))
    : '';
}

function partWords(part: Extract<DataTaskActivity, { asks: 'plan' }>['parts'][string]): string {
  if (part.kind === 'choice') return `${part.label}: ${part.options.map(({ label }) => label).join(', ')}`;
  return `${part.label}: ${formatDrawnTick(part.from, part)} to ${formatDrawnValue(part.to, part)}`;
}

function transcriptOf({ turns }: TranscriptActivity): string {
  const said = turns.map((turn) =>
    'learner' in turn
      ? `**Question:** ${turn.learner}`
      : `**Assistant:**\n\n${listOf(turn.assistant.map((line) => (typeof line === 'string' ? { text: line } : line)))}`,
  );
  return ['*This conversation was written for the lesson, with mistakes in it.*', ...said].join('\n\n');
}

function listOf(choices: readonly { readonly text: string }[]): string {
  return choices.map(({ text }) => `- ${text}`).join('\n');
}

function blocksOf(markdown: string): BlockContent[] {
  return parseMarkdown(markdown).children as BlockContent[];
}
