import type { RefersTo, Table, Timestamp } from './table.ts';

export type EnrollmentRow = {
  id: string;
  user_id: string;
  course_id: string;
  /** 0 to 100, computed by the database. */
  progress: number;
  created_at: Timestamp;
  completed_at: Timestamp | null;
};

export type UserProgressRow = {
  id: string;
  user_id: string;
  course_id: string;
  module_id: string;
  lesson_id: string;
  completed: boolean;
  completed_at: Timestamp | null;
  score: number | null;
};

export type LessonPositionRow = {
  user_id: string;
  lesson_id: string;
  course_id: string;
  /** Seconds in a video or lecture; the share of a text above the top of the window, 0 to 1. */
  position: number;
  updated_at: Timestamp;
};

export type BookmarkRow = { user_id: string; lesson_id: string; created_at: Timestamp };

/** That a learner wants a mail about each further module of a course. */
export type ModuleNoticeRow = {
  id: string;
  user_id: string;
  course_id: string;
  created_at: Timestamp;
  told_until: Timestamp;
};

export type ProblemReportRow = {
  id: string;
  user_id: string | null;
  lesson_id: string;
  /** The item of the quiz; null when the whole lesson is meant. */
  item_id: string | null;
  kind: 'mistake' | 'unclear' | 'broken' | 'other';
  text: string;
  status: 'open' | 'resolved' | 'dismissed';
  created_at: Timestamp;
  settled_at: Timestamp | null;
  /** What was done about it, or why nothing was. */
  settled_note: string | null;
};

export type OnboardingStepRow = {
  id: string;
  user_id: string;
  step_name: 'welcome' | 'profile' | 'assessment' | 'goals' | 'payment' | 'complete';
  completed: boolean;
  completed_at: Timestamp | null;
  data: Record<string, unknown> | null;
  created_at: Timestamp;
};

export type CertificateRow = { id: string; user_id: string; course_id: string; issued_at: Timestamp };

export type SkillAssessmentRow = {
  id: string;
  user_id: string;
  assessment_data: Record<string, string>;
  score: number;
  skill_level: 'beginner' | 'intermediate' | 'advanced';
  created_at: Timestamp;
};

export type AssessmentDraftRow = {
  user_id: string;
  /** Question id to chosen value. */
  answers: Record<string, string>;
  updated_at: Timestamp;
};

export type QuizAttemptRow = {
  id: string;
  user_id: string;
  lesson_id: string;
  started_at: Timestamp;
  /** Null, as score and passed are, while items are open. */
  finished_at: Timestamp | null;
  /** Whole percent. */
  score: number | null;
  passed: boolean | null;
};

export type LearningTables = {
  enrollments: Table<
    EnrollmentRow,
    Pick<EnrollmentRow, 'user_id' | 'course_id'>,
    [RefersTo<'course_id', 'courses'>]
  >;
  user_progress: Table<
    UserProgressRow,
    Omit<UserProgressRow, 'id' | 'course_id'>,
    [RefersTo<'lesson_id', 'lessons'>, RefersTo<'module_id', 'modules'>]
  >;
  lesson_positions: Table<
    LessonPositionRow,
    Pick<LessonPositionRow, 'user_id' | 'lesson_id' | 'position'>,
    [RefersTo<'lesson_id', 'lessons'>]
  >;
  bookmarks: Table<
    BookmarkRow,
    Pick<BookmarkRow, 'user_id' | 'lesson_id'>,
    [RefersTo<'lesson_id', 'lessons'>]
  >;
  module_notices: Table<
    ModuleNoticeRow,
    Pick<ModuleNoticeRow, 'user_id' | 'course_id'>,
    [RefersTo<'course_id', 'courses'>]
  >;
  problem_reports: Table<
    ProblemReportRow,
    Omit<ProblemReportRow, 'id' | 'status' | 'created_at' | 'settled_at' | 'settled_note'>,
    [RefersTo<'lesson_id', 'lessons'>]
  >;
  quiz_attempts: Table<QuizAttemptRow, never, [RefersTo<'lesson_id', 'lessons'>]>;
  onboarding_steps: Table<OnboardingStepRow, Omit<OnboardingStepRow, 'id' | 'created_at'>>;
  certificates: Table<CertificateRow, never, [RefersTo<'course_id', 'courses'>]>;
  skill_assessments: Table<SkillAssessmentRow, Omit<SkillAssessmentRow, 'id' | 'created_at'>>;
  assessment_drafts: Table<AssessmentDraftRow, Omit<AssessmentDraftRow, 'updated_at'>>;
};
