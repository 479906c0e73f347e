import { LANGUAGE_NAMES, LANGUAGES, type Localized } from '#domain/catalogue/languages.ts';
import {
  missingLanguages,
  TRANSLATION_POLICY,
  type TranslationPolicy,
} from '#domain/catalogue/translation-policy.ts';
import type { Content, ContentFile } from '../reading/content.ts';
import type { YamlPath } from '../reading/parse-yaml.ts';
import { modulesOf, type Problem, problemAt, type Rule } from './rule.ts';

/** A text or a list of texts in several languages, and where it stands. */
export type LocalizedField = {
  readonly file: ContentFile<unknown>;
  readonly path: YamlPath;
  readonly value: Localized<string | readonly string[]>;
  readonly policy: TranslationPolicy;
};

/** What people see in their language is there in every language its policy asks for. */
export const languages: Rule = {
  name: 'languages',
  *check(content) {
    for (const field of localizedFields(content)) {
      yield* missingTranslations(field);
      yield* unequalLists(field);
    }
  },
};

function* missingTranslations({ file, path, value, policy }: LocalizedField): Iterable<Problem> {
  const missing = missingLanguages(value, policy);
  if (missing.length === 0) return;
  const names = missing.map((language) => `${LANGUAGE_NAMES[language]} (${language})`).join(', ');
  yield problemAt(
    file,
    path,
    `\`${path.at(-1)}\` has no text in ${names}. Add one line for each, like \`${missing[0]}: …\`.`,
  );
}

function* unequalLists({ file, path, value }: LocalizedField): Iterable<Problem> {
  for (const language of LANGUAGES) {
    const translation = value[language];
    if (typeof translation === 'string' || translation === undefined) continue;
    if (translation.length === value.en.length) continue;
    const lengths = `${translation.length} against ${value.en.length}`;
    const message = `The ${LANGUAGE_NAMES[language]} list is not as long as the English one (${lengths}). \
Translate entry by entry.`;
    yield problemAt(file, [...path, language], message);
  }
}

/** Every text of the content that carries several languages. */
export function* localizedFields(content: Content): Iterable<LocalizedField> {
  for (const { file } of content.courses) {
    if (file) yield* named(file, [], file.data, ['title', 'description'], TRANSLATION_POLICY.course);
  }
  for (const { module } of modulesOf(content)) {
    if (module.file) {
      yield* named(module.file, [], module.file.data, ['title', 'description'], TRANSLATION_POLICY.module);
    }
  }
  const { plans, questions, site } = content;
  for (const [index, plan] of plans?.data.plans.entries() ?? []) {
    if (plans) yield* named(plans, ['plans', index], plan, ['name', 'features'], TRANSLATION_POLICY.plan);
  }
  for (const [index, question] of questions?.data.questions.entries() ?? []) {
    if (!questions) break;
    const path = ['questions', index];
    yield* named(questions, path, question, ['prompt'], TRANSLATION_POLICY.question);
    for (const [place, answer] of question.answers.entries()) {
      yield* named(questions, [...path, 'answers', place], answer, ['text'], TRANSLATION_POLICY.question);
    }
  }
  if (site) yield* siteFields(site);
}

function* siteFields(site: NonNullable<Content['site']>): Iterable<LocalizedField> {
  const policy = TRANSLATION_POLICY.site;
  yield* named(site, [], site.data, ['tagline', 'unsourced_footnote', 'example_label'], policy);
  for (const [index, stat] of site.data.stats.entries())
    yield* named(site, ['stats', index], stat, ['label'], policy);
  for (const [index, claim] of site.data.claims.entries())
    yield* named(site, ['claims', index], claim, ['text'], policy);
  const { stats, programs, stories } = site.data.community;
  for (const [index, stat] of stats.entries()) {
    yield* named(site, ['community', 'stats', index], stat, ['label'], policy);
  }
  for (const [index, program] of programs.entries()) {
    yield* named(site, ['community', 'programs', index], program, ['name', 'description'], policy);
  }
  for (const [index, story] of stories.entries()) {
    yield* named(site, ['community', 'stories', index], story, ['place', 'text'], policy);
  }
}

function* named<Key extends string>(
  file: ContentFile<unknown>,
  path: YamlPath,
  block: { readonly [K in Key]: LocalizedField['value'] },
  keys: readonly Key[],
  policy: TranslationPolicy,
): Iterable<LocalizedField> {
  for (const key of keys) yield { file, path: [...path, key], value: block[key], policy };
}
