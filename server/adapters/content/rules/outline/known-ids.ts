import { nearestWord } from '#domain/content/nearest-word.ts';
import type { QuizItem } from '#domain/quiz/quiz-contract.ts';
import type { Content, ContentFile } from '../../reading/content.ts';
import type { YamlPath } from '../../reading/parse-yaml.ts';
import {
  activitiesOf,
  asks,
  bankItemsOf,
  lessonsOf,
  modulesOf,
  type Problem,
  problemAt,
  quizItemsOf,
  type Rule,
} from '../rule.ts';

/** A list of ids that others name, and the file that holds it. */
type Register = { readonly noun: string; readonly home: string; readonly ids: ReadonlySet<string> };

type Reference = {
  readonly file: ContentFile<unknown>;
  readonly path: YamlPath;
  readonly id: string;
  readonly register: Register;
};

/** Whatever names a skill, a misconception, a source or a strand names one that exists. */
export const knownIds: Rule = {
  name: 'known-ids',
  *check(content) {
    for (const reference of references(content)) yield* unknownId(reference);
  },
};

function* unknownId({ file, path, id, register }: Reference): Iterable<Problem> {
  // A register that could not be read is a finding of its own; it would make every reference look wrong.
  if (register.ids.size === 0 || register.ids.has(id)) return;
  const nearest = nearestWord(id, [...register.ids]);
  const advice =
    nearest === undefined ? `Use an id of ${register.home}, or add it there.` : `Did you mean '${nearest}'?`;
  yield problemAt(file, path, `There is no ${register.noun} '${id}'. ${advice}`);
}

function* references(content: Content): Iterable<Reference> {
  const skills = register('skill', 'skills.yaml', content.skills?.data.skills);
  const strands = register('strand', 'skills.yaml', content.skills?.data.strands);
  const sources = register('source', 'sources.yaml', content.sources?.data.sources);
  const misconceptions = register(
    'misconception',
    'misconceptions.yaml',
    content.misconceptions?.data.misconceptions,
  );

  for (const [index, skill] of content.skills?.data.skills.entries() ?? []) {
    if (!content.skills) break;
    yield { file: content.skills, path: ['skills', index, 'strand'], id: skill.strand, register: strands };
    yield* listed(content.skills, ['skills', index, 'prerequisites'], skill.prerequisites, skills);
  }
  for (const [index, { skill }] of content.misconceptions?.data.misconceptions.entries() ?? []) {
    if (!content.misconceptions) break;
    const path = ['misconceptions', index, 'skill'];
    yield { file: content.misconceptions, path, id: skill, register: skills };
  }
  const { editorial } = content;
  const asked = editorial?.data.interactive.transcripts?.skills ?? [];
  if (editorial) yield* listed(editorial, ['interactive', 'transcripts', 'skills'], asked, skills);
  for (const { module } of modulesOf(content)) {
    if (!module.file) continue;
    yield* listed(module.file, ['skills'], module.file.data.skills, skills);
    yield* listed(module.file, ['recalls'], module.file.data.recalls, skills);
    yield* listed(module.file, ['misconceptions'], module.file.data.misconceptions, misconceptions);
  }
  for (const lesson of lessonsOf(content)) {
    yield* listed(lesson, ['skills'], lesson.data.skills, skills);
    yield* listed(lesson, ['sources'], lesson.data.sources, sources);
    if (!asks(lesson)) continue;
    for (const { name, activity } of activitiesOf(lesson)) {
      if (activity.kind === 'check') continue;
      yield { file: lesson, path: ['activities', name, 'skill'], id: activity.skill, register: skills };
      if (!('mistakes' in activity)) continue;
      for (const [index, { misconception }] of activity.mistakes.entries()) {
        if (misconception === undefined) continue;
        const path = ['activities', name, 'mistakes', index, 'misconception'];
        yield { file: lesson, path, id: misconception, register: misconceptions };
      }
    }
  }
  for (const { file, item, path } of itemsOf(content)) {
    yield { file, path: [...path, 'skill'], id: item.skill, register: skills };
    const list = 'choices' in item ? 'choices' : 'mistakes';
    for (const [index, { misconception }] of ('choices' in item ? item.choices : item.mistakes).entries()) {
      if (misconception === undefined) continue;
      const at = [...path, list, index, 'misconception'];
      yield { file, path: at, id: misconception, register: misconceptions };
    }
  }
  for (const scenario of content.scenarios) {
    yield* listed(scenario, ['skills'], scenario.data.skills, skills);
    for (const [index, { skill }] of scenario.data.goal.entries())
      if (skill !== undefined)
        yield { file: scenario, path: ['goal', index, 'skill'], id: skill, register: skills };
  }
  const { file, banks } = content.placement;
  for (const [index, { strand }] of file?.data.strands.entries() ?? []) {
    if (file) yield { file, path: ['strands', index, 'strand'], id: strand, register: strands };
  }
  for (const bank of banks) yield { file: bank, path: [], id: bank.strand, register: strands };
}

/** Items of lessons, and of the placement. */
function* itemsOf(
  content: Content,
): Iterable<{ file: ContentFile<unknown>; item: QuizItem; path: YamlPath }> {
  for (const { lesson, item, path } of quizItemsOf(content)) yield { file: lesson, item, path };
  for (const { bank, item, path } of bankItemsOf(content)) yield { file: bank, item, path };
}

function* listed(
  file: ContentFile<unknown>,
  path: YamlPath,
  ids: readonly string[],
  register: Register,
): Iterable<Reference> {
  for (const [index, id] of ids.entries()) yield { file, path: [...path, index], id, register };
}

function register(noun: string, home: string, entries: readonly { readonly id: string }[] = []): Register {
  return { noun, home, ids: new Set(entries.map(({ id }) => id)) };
}
