import { LANGUAGE_NAMES, type Localized, missingLanguages } from '#domain/kernel/languages.ts';
import type { Content, ContentFile } from '../../reading/content.ts';
import type { YamlPath } from '../../reading/parse-yaml.ts';
import { modulesOf, type Problem, problemAt, type Rule } from '../rule.ts';

/** A text in several languages, and where it stands. */
export type LocalizedField = {
  readonly file: ContentFile<unknown>;
  readonly path: YamlPath;
  readonly value: Localized;
};

/** What people see in their language is there in every language, so that a page never changes it halfway. */
export const languages: Rule = {
  name: 'languages',
  *check(content) {
    for (const field of localizedFields(content)) {
      yield* missingTranslations(field);
      yield* breakingSpaces(field);
    }
  },
};

function* missingTranslations({ file, path, value }: LocalizedField): Iterable<Problem> {
  const missing = missingLanguages(value);
  if (missing.length === 0) return;
  const names = missing.map((language) => `${LANGUAGE_NAMES[language]} (${language})`).join(', ');
  yield problemAt(
    file,
    path,
    `\`${path.at(-1)}\` has no text in ${names}. Add one line for each, like \`${missing[0]}: …\`.`,
  );
}

/** Where a line must not break in French: before high punctuation and inside guillemets. */
const BREAKING_SPACE = / (?=[;:!?»])|(?<=«) /;

function* breakingSpaces({ file, path, value }: LocalizedField): Iterable<Problem> {
  if (value.fr === undefined || !BREAKING_SPACE.test(value.fr)) return;
  const message = 'French has a no-break space before ; : ! ? » and after «; here stands a common one.';
  yield problemAt(file, [...path, 'fr'], message);
}

/** Every text of the content that carries several languages. */
export function* localizedFields(content: Content): Iterable<LocalizedField> {
  for (const { file } of content.courses) {
    if (file) yield* named(file, [], file.data, ['title', 'description']);
  }
  for (const { module } of modulesOf(content)) {
    if (module.file) {
      yield* named(module.file, [], module.file.data, ['title', 'description']);
    }
  }
  const { plans, questions, site } = content;
  if (plans) yield* planFields(plans);
  for (const [index, question] of questions?.data.questions.entries() ?? []) {
    if (!questions) break;
    const path = ['questions', index];
    yield* named(questions, path, question, ['prompt']);
    for (const [place, answer] of question.answers.entries()) {
      yield* named(questions, [...path, 'answers', place], answer, ['text']);
    }
  }
  if (site) yield* siteFields(site);
  if (content.mentor.replies) yield* mentorFields(content.mentor.replies);
}

function* planFields(plans: NonNullable<Content['plans']>): Iterable<LocalizedField> {
  for (const [index, { words, detail }] of plans.data.entitlements.entries()) {
    const path = ['entitlements', index];
    yield* named(plans, path, { words }, ['words']);
    if (detail) yield* named(plans, path, { detail }, ['detail']);
  }
  for (const [index, plan] of plans.data.plans.entries()) {
    yield* named(plans, ['plans', index], plan, ['name']);
  }
}

function* mentorFields(replies: NonNullable<Content['mentor']['replies']>): Iterable<LocalizedField> {
  const { topics, advice, distress, labels, open_item: openItem, fill } = replies.data;
  for (const [name, topic] of Object.entries(topics)) {
    yield* named(replies, ['topics', name], topic, ['question', 'reply']);
  }
  yield* named(replies, ['advice'], advice, ['reply']);
  yield* named(replies, ['distress'], distress, ['crisis', 'harm', 'closing']);
  yield* named(replies, ['open_item'], openItem, ['reply', 'hint', 'no_hint']);
  yield* named(replies, ['fill'], fill, ['costs', 'better', 'gap', 'half_spread', 'slippage', 'fee']);
  yield* named(replies, ['labels'], labels, ['lessons', 'terms', 'closed', 'in_writing']);
  yield* named(replies, [], replies.data, ['default', 'sizing', 'passage', 'locked']);
}

function* siteFields(site: NonNullable<Content['site']>): Iterable<LocalizedField> {
  yield* named(site, [], site.data, ['tagline', 'unsourced_footnote', 'example_label']);
  for (const [index, stat] of site.data.stats.entries())
    yield* named(site, ['stats', index], stat, ['label']);
  for (const [index, claim] of site.data.claims.entries())
    yield* named(site, ['claims', index], claim, ['text']);
  const { stats, programs, stories } = site.data.community;
  for (const [index, stat] of stats.entries()) {
    yield* named(site, ['community', 'stats', index], stat, ['label']);
  }
  for (const [index, program] of programs.entries()) {
    yield* named(site, ['community', 'programs', index], program, ['name', 'description']);
  }
  for (const [index, story] of stories.entries()) {
    yield* named(site, ['community', 'stories', index], story, ['place', 'text']);
  }
}

function* named<Key extends string>(
  file: ContentFile<unknown>,
  path: YamlPath,
  block: { readonly [K in Key]: LocalizedField['value'] },
  keys: readonly Key[],
): Iterable<LocalizedField> {
  for (const key of keys) yield { file, path: [...path, key], value: block[key] };
}
