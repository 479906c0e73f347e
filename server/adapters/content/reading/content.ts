import type {
  CourseFile,
  MisconceptionsFile,
  ModuleFile,
  QuestionsFile,
  SkillsFile,
  SourcesFile,
  TextLessonFile,
} from '#domain/catalogue/contract.ts';
import type { EditorialFile } from '#domain/catalogue/editorial-contract.ts';
import type { GlossaryFile } from '#domain/catalogue/glossary-contract.ts';
import type { LectureFile } from '#domain/catalogue/lecture/lecture-contract.ts';
import type {
  HelplinesFile,
  MentorAskedFile,
  MentorConceptsFile,
  MentorWaysFile,
  MentorCalculators,
  MentorIntentsFile,
  MentorReplies,
} from '#domain/mentor/content-contract.ts';
import type { Dialogue } from '#domain/mentor/dialogues/dialogue-file.ts';
import type { BankFile, PlacementFile } from '#domain/placement/placement-contract.ts';
import type { ScenarioFile } from '#domain/simulator/scenarios/scenario-contract.ts';
import type { PlansFile } from '#domain/catalogue/plan-contract.ts';
import type { QuizFile } from '#domain/quiz/quiz-contract.ts';
import type { SiteFile } from '#domain/catalogue/site-contract.ts';
import type { Language } from '#domain/kernel/languages.ts';
import type { VideoFile } from '#domain/catalogue/lecture/video-contract.ts';
import type { ParsedCaptions } from '#domain/catalogue/lecture/web-vtt.ts';
import type { CsvRow } from '#domain/kernel/read-csv.ts';
import type { YamlPath } from './parse-yaml.ts';

/** A file whose data keeps its schema. */
export type ContentFile<Data> = {
  readonly path: string;
  readonly data: Data;
  readonly lineOf: (path: YamlPath) => number;
  /** Whether an earlier import has already found that this very text keeps the rules that look at one file alone. */
  readonly isKnown: boolean;
};

/** What the name of a lesson's file says: `03-rank-the-risks.quiz.yaml` is the third lesson, `rank-the-risks`, a quiz. */
export type LessonName = {
  readonly order: number;
  readonly slug: string;
  readonly kind: 'text' | 'quiz' | 'lecture' | 'video';
};

/** A file of values beside a lesson. */
export type ValuesFile = { readonly path: string; readonly rows: readonly CsvRow[] };

/** The files of values that the tables of a lesson name, by their name. */
type Values = { readonly values: ReadonlyMap<string, ValuesFile> };

export type TextLesson = LessonName &
  ContentFile<TextLessonFile> &
  Values & {
    readonly kind: 'text';
    readonly markdown: string;
    /** The line of the file on which the Markdown begins. */
    readonly markdownLine: number;
  };

export type QuizLesson = LessonName & ContentFile<QuizFile> & { readonly kind: 'quiz' };

export type LectureLesson = LessonName & ContentFile<LectureFile> & Values & { readonly kind: 'lecture' };

export type VideoLesson = LessonName &
  ContentFile<VideoFile> & {
    readonly kind: 'video';
    /** The folder of the lesson and its files, below the content folder. */
    readonly folder: string;
    readonly captions: readonly (ParsedCaptions & { readonly language: Language; readonly path: string })[];
  };

/** A lesson in which there may be something to do. */
export type AskingLesson = TextLesson | LectureLesson;

export type Lesson = TextLesson | QuizLesson | LectureLesson | VideoLesson;

export type ModuleFolder = {
  readonly order: number;
  readonly slug: string;
  readonly path: string;
  /** Undefined when module.yaml is missing or wrong; a finding says so. */
  readonly file: ContentFile<ModuleFile> | undefined;
  readonly lessons: readonly Lesson[];
  /** Names of all lesson files, also of those that could not be read. */
  readonly lessonNames: readonly (LessonName & { readonly path: string })[];
};

export type CourseFolder = {
  readonly slug: string;
  readonly path: string;
  readonly file: ContentFile<CourseFile> | undefined;
  readonly modules: readonly ModuleFolder[];
};

/** Items of the placement about one strand; the file is named after it. */
export type PlacementBank = ContentFile<BankFile> & { readonly strand: string };

/** A scenario of the simulator; number and short name are those of its file. */
export type ScenarioOfContent = ContentFile<ScenarioFile> & { readonly order: number; readonly slug: string };

/** Everything under content/ that could be read. */
export type Content = {
  readonly site: ContentFile<SiteFile> | undefined;
  readonly plans: ContentFile<PlansFile> | undefined;
  readonly questions: ContentFile<QuestionsFile> | undefined;
  readonly skills: ContentFile<SkillsFile> | undefined;
  readonly misconceptions: ContentFile<MisconceptionsFile> | undefined;
  readonly sources: ContentFile<SourcesFile> | undefined;
  readonly glossary: ContentFile<GlossaryFile> | undefined;
  /** What the lessons of this installation are held to; undefined asks for nothing. */
  readonly editorial: ContentFile<EditorialFile> | undefined;
  readonly mentor: {
    readonly replies: ContentFile<MentorReplies> | undefined;
    readonly helplines: ContentFile<HelplinesFile> | undefined;
    readonly intents: readonly ContentFile<MentorIntentsFile>[];
    /** Undefined where the mentor works nothing out. */
    readonly calculators: ContentFile<MentorCalculators> | undefined;
    readonly dialogues: readonly ContentFile<Dialogue>[];
    readonly asked: readonly (ContentFile<MentorAskedFile> & { readonly language: Language })[];
    readonly concepts: readonly (ContentFile<MentorConceptsFile> & { readonly language: Language })[];
    readonly ways: ContentFile<MentorWaysFile> | undefined;
  };
  readonly placement: {
    /** Undefined where nothing places learners. */
    readonly file: ContentFile<PlacementFile> | undefined;
    readonly banks: readonly PlacementBank[];
  };
  /** In the order of their files. */
  readonly scenarios: readonly ScenarioOfContent[];
  readonly courses: readonly CourseFolder[];
};
