import type { CatalogueTables, SearchHit } from './tables/catalogue.ts';
import type { AdminAccess, IdentityTables } from './tables/identity.ts';
import type { LearningTables } from './tables/learning.ts';
import type { MentorTables } from './tables/mentor.ts';
import type { OperationsTables, OperationsViews } from './tables/operations.ts';

/** What the browser may read and write of the database's `public` schema, in the shape postgrest-js types queries by. */
export type Database = {
  public: {
    Tables: CatalogueTables & IdentityTables & LearningTables & MentorTables & OperationsTables;
    Views: OperationsViews;
    Functions: {
      admin_access: { Args: Record<string, never>; Returns: AdminAccess };
      record_lesson_opened: { Args: { lesson_id: string }; Returns: undefined };
      record_time_on_task: { Args: { lesson_id: string; seconds: number }; Returns: undefined };
      search_course: { Args: { course_id: string; query: string }; Returns: SearchHit[] };
    };
  };
};
