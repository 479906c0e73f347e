import type { CatalogueTables } from './tables/catalogue.ts';
import type { LearningTables } from './tables/learning.ts';
import type { MentorTables } from './tables/mentor.ts';
import type { OperationsTables, OperationsViews } from './tables/operations.ts';

/** What the browser may read and write of the database's `public` schema, in the shape postgrest-js types queries by. */
export type Database = {
  public: {
    Tables: CatalogueTables & LearningTables & MentorTables & OperationsTables;
    Views: OperationsViews;
    Functions: { is_admin: { Args: Record<string, never>; Returns: boolean } };
  };
};
