import type { CatalogueTables, SearchHit } from './tables/catalogue.ts';
import type { AdminAccess, IdentityTables } from './tables/identity.ts';
import type { LearningTables } from './tables/learning.ts';
import type { MentorTables } from './tables/mentor.ts';
import type { OperationsTables } from './tables/operations.ts';
import type { SecurityTables } from './tables/security.ts';

/** What the browser may read and write of the database's `public` schema, in the shape postgrest-js types queries by. */
export type Database = {
  public: {
    Tables: CatalogueTables &
      IdentityTables &
      LearningTables &
      MentorTables &
      OperationsTables &
      SecurityTables;
    // oxlint-disable-next-line typescript/no-generated-empty-object-type -- the client's type wants to be told of none
    Views: Record<never, never>;
    Functions: {
      admin_access: { Args: Record<string, never>; Returns: AdminAccess };
      log_security_event: {
        Args: {
          p_user_id: string | null;
          p_event_type: string;
          p_ip_address: string | null;
          p_user_agent: string;
          p_threat_level: string;
          p_blocked: boolean;
          p_details: Record<string, unknown>;
        };
        Returns: undefined;
      };
      my_entitlements: { Args: Record<string, never>; Returns: string[] };
      payment_provider: { Args: Record<string, never>; Returns: string | null };
      record_lesson_opened: { Args: { lesson_id: string }; Returns: undefined };
      record_time_on_task: { Args: { lesson_id: string; seconds: number }; Returns: undefined };
      search_course: { Args: { course_id: string; query: string }; Returns: SearchHit[] };
    };
  };
};
