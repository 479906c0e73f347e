import { basename } from 'node:path';
import type { GlossaryTerm } from '#domain/catalogue/glossary-contract.ts';
import type { AskedWays } from '#domain/mentor/intent-asked.ts';
import type { ConceptNames } from '#domain/mentor/concepts/find-concepts.ts';
import type { AskedByConcepts, Ways } from '#domain/mentor/concepts/rank-intents.ts';
import type { Language } from '#domain/kernel/languages.ts';
import type {
  Helpline,
  MentorCalculators,
  MentorIntent,
  MentorReplies,
} from '#domain/mentor/content-contract.ts';
import type { Dialogue } from '#domain/mentor/dialogues/dialogue-file.ts';
import type { SiteFile } from '#domain/catalogue/site-contract.ts';
import type { Content, ContentFile } from '../content/reading/content.ts';

/** The first file of intents: what beginners ask is suggested before everything else. */
const FIRST = 'getting-started.yaml';

export type MentorContent = {
  readonly replies: MentorReplies;
  readonly intents: readonly MentorIntent[];
  readonly terms: readonly GlossaryTerm[];
  readonly helplines: readonly Helpline[];
  /** Undefined where nothing is worked out. */
  readonly calculators: MentorCalculators | undefined;
  /** Dialogues by the misconception that they are about. */
  readonly dialogues: ReadonlyMap<string, Dialogue>;
  /** How intents are asked for in the languages other than English. */
  readonly asked: ReadonlyMap<Language, AskedWays>;
  /** What learners call the ideas that questions are made of, by language. */
  readonly concepts: ReadonlyMap<Language, ConceptNames>;
  readonly asksByConcepts: AskedByConcepts;
};

/** Picks what the mentor says from the content. @throws when a file is missing or wrong; the linter says more */
export function mentorContent({ site, glossary, mentor }: Content): MentorContent {
  const inOrder = mentor.intents.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
  const { features } = dataOf(site, 'site.yaml');
  return {
    replies: dataOf(mentor.replies, 'mentor/replies.yaml'),
    intents: inOrder.flatMap(({ data }) => data.intents.map((intent) => answeringToday(intent, features))),
    terms: dataOf(glossary, 'glossary.yaml').terms,
    calculators: mentor.calculators?.data,
    dialogues: new Map(mentor.dialogues.map(({ data }) => [data.misconception, data])),
    asked: new Map(mentor.asked.map(({ language, data }) => [language, data.asked])),
    concepts: new Map(mentor.concepts.map(({ language, data }) => [language, data.concepts])),
    asksByConcepts: {
      ways: waysOf(mentor.ways?.data.ways ?? {}),
      everyday: mentor.ways?.data.everyday ?? [],
    },
    helplines: dataOf(mentor.helplines, 'mentor/helplines.yaml').helplines,
  };
}

function waysOf(written: Readonly<Record<string, readonly string[]>>): Ways {
  return Object.fromEntries(
    Object.entries(written).map(([intent, ways]) => [intent, ways.map((way) => way.split(' '))]),
  );
}

function isFirst({ path }: ContentFile<unknown>): boolean {
  return basename(path) === FIRST;
}

function dataOf<Data>(file: ContentFile<Data> | undefined, path: string): Data {
  if (!file)
    throw new Error(`The mentor cannot answer without ${path}; npm run content:check says what is wrong.`);
  return file.data;
}

/** An intent with what is true today of the feature that its answer speaks of. */
export function answeringToday(intent: MentorIntent, features: Partial<SiteFile['features']>): MentorIntent {
  const { in_preparation: instead } = intent;
  return instead !== undefined && features[instead.feature] !== 'ready'
    ? { ...intent, answer: instead.answer }
    : intent;
}
