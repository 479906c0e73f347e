import type { Content, ContentFile } from '../../reading/content.ts';
import type { YamlPath } from '../../reading/parse-yaml.ts';
import { activitiesOf, asks, lessonsOf, problemAt, type Rule } from '../rule.ts';

type IdList = {
  readonly file: ContentFile<unknown>;
  readonly path: YamlPath;
  readonly ids: readonly string[];
  readonly key: string;
};

/** Ids name things for ever, so no two entries of a list share one. */
export const uniqueIds: Rule = {
  name: 'unique-ids',
  *check(content) {
    for (const { file, path, ids, key } of idLists(content)) {
      for (const [index, id] of ids.entries()) {
        if (ids.indexOf(id) === index) continue;
        const first = file.lineOf([...path, ids.indexOf(id), key]);
        const message = `The ${key} '${id}' is already used in line ${first}. Give this entry another one.`;
        yield problemAt(file, [...path, index, key], message);
      }
    }
  },
};

function* idLists(content: Content): Iterable<IdList> {
  const { site, plans, questions, skills, misconceptions, sources, glossary } = content;
  if (skills) {
    yield idList(skills, ['strands'], skills.data.strands);
    yield idList(skills, ['skills'], skills.data.skills);
  }
  if (misconceptions) yield idList(misconceptions, ['misconceptions'], misconceptions.data.misconceptions);
  if (sources) yield idList(sources, ['sources'], sources.data.sources);
  if (glossary) yield idList(glossary, ['terms'], glossary.data.terms);
  if (plans) {
    yield idList(plans, ['entitlements'], plans.data.entitlements);
    yield idList(plans, ['plans'], plans.data.plans);
  }
  if (site) {
    yield idList(site, ['stats'], site.data.stats);
    yield idList(site, ['claims'], site.data.claims);
    yield idList(site, ['community', 'stats'], site.data.community.stats);
    yield idList(site, ['community', 'programs'], site.data.community.programs);
    yield idList(site, ['community', 'stories'], site.data.community.stories);
  }
  if (questions) {
    yield idList(questions, ['questions'], questions.data.questions);
    for (const [index, { answers }] of questions.data.questions.entries()) {
      const ids = answers.map(({ value }) => value);
      yield { file: questions, path: ['questions', index, 'answers'], ids, key: 'value' };
    }
  }
  for (const lesson of lessonsOf(content)) {
    if (lesson.kind === 'quiz') yield idList(lesson, ['items'], lesson.data.items);
    if (!asks(lesson)) continue;
    for (const { name, activity } of activitiesOf(lesson)) {
      if (activity.kind === 'check') yield idList(lesson, ['activities', name, 'items'], activity.items);
    }
  }
}

function idList(
  file: ContentFile<unknown>,
  path: YamlPath,
  entries: readonly { readonly id: string }[],
): IdList {
  return { file, path, ids: entries.map(({ id }) => id), key: 'id' };
}
