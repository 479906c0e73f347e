import { assessment } from './rows/assessment.ts';
import { billing } from './rows/billing.ts';
import { catalogue } from './rows/catalogue.ts';
import { community } from './rows/community.ts';
import { credentials } from './rows/credentials.ts';
import { identity } from './rows/identity.ts';
import { learning } from './rows/learning.ts';
import { market } from './rows/market.ts';
import { marketing } from './rows/marketing.ts';
import { mentor } from './rows/mentor.ts';
import { security } from './rows/security.ts';
import { exams } from './rows/exams.ts';
import { seasons } from './rows/seasons.ts';
import { simulator } from './rows/simulator.ts';
import type { TableAccess } from './rows/table-access.ts';

/** Every table and view of the schema public, by every actor, by every verb. */
export const tableAccess: readonly TableAccess[] = [
  ...identity,
  ...catalogue,
  ...learning,
  ...credentials,
  ...assessment,
  ...billing,
  ...mentor,
  ...community,
  ...market,
  ...marketing,
  ...security,
  ...exams,
  ...seasons,
  ...simulator,
];
