/** What has to be there before a feature may be called ready. */
export type FeatureParts = {
  /** Whether its software is in this version. Only then may an operator switch it to `ready` in site.yaml. */
  readonly isBuilt: boolean;
  /** Tables of the schema `public`. */
  readonly tables?: readonly string[];
  /** Screens and pages. */
  readonly routes?: readonly string[];
  /** Functions of the server. */
  readonly functions?: readonly string[];
  /** Services of the engine, by their folder in `server/backend`. */
  readonly services?: readonly string[];
  /** How many languages the interface speaks. */
  readonly languages?: number;
};

/**
 * The features that public pages, plans and the mentor speak of and that may not work yet. Who builds one sets `isBuilt`,
 * with the parts as they turned out; a test fails when a part of a built one is missing.
 */
export const SITE_FEATURES = {
  points: { isBuilt: false, tables: ['point_entries', 'achievements'] },
  challenges: { isBuilt: false, tables: ['challenges'], routes: ['/challenges'] },
  leaderboards: { isBuilt: false, tables: ['league_places'], routes: ['/leagues'] },
  'live-qa': { isBuilt: false, tables: ['live_sessions'], routes: ['/live'], services: ['realtime'] },
  certificate: {
    isBuilt: true,
    tables: ['credentials', 'credential_shares', 'practical_attempts'],
    routes: ['/verify'],
    functions: [
      'start-exam',
      'start-practical',
      'list-certificates',
      'share-certificate',
      'draw-certificate',
    ],
  },
  // Unless it is ready no page says that a blockchain vouches for a certificate.
  anchoring: { isBuilt: true, tables: ['certificate_anchors'], routes: ['/verify'] },
  simulator: {
    isBuilt: true,
    tables: ['simulator_sessions', 'simulator_scenarios'],
    routes: ['/simulator', '/what-we-do-not-model'],
    functions: ['start-simulator-session', 'list-scenarios', 'read-simulator-results', 'read-critique'],
  },
  'daily-tasks': {
    isBuilt: true,
    tables: ['skill_states', 'review_questions'],
    routes: ['/dashboard', '/review'],
    functions: ['read-today'],
  },
  'learning-path': {
    isBuilt: true,
    tables: ['learner_paths', 'skill_states'],
    routes: ['/path', '/placement'],
  },
  'real-time-progress': { isBuilt: true, tables: ['user_progress'], services: ['realtime'] },
  'community-space': { isBuilt: false, tables: ['threads', 'thread_posts'] },
  invitation: {
    isBuilt: true,
    tables: ['seasons', 'season_places', 'trade_invitations'],
    routes: ['/invitation'],
    functions: ['join-season', 'start-season-session', 'check-invitation'],
  },
  // Ready only where a partner of the operator takes the invitations.
  'market-access': { isBuilt: true, tables: ['trade_invitations'], functions: ['check-invitation'] },
  'daily-puzzle': {
    isBuilt: true,
    tables: ['puzzle_answers'],
    routes: ['/puzzle', '/puzzle/today'],
    functions: ['read-puzzle', 'answer-puzzle'],
  },
  'detailed-progress': { isBuilt: false, routes: ['/progress'] },
  'twelve-languages': { isBuilt: false, languages: 12 },
} as const satisfies Record<string, FeatureParts>;

/** A feature that may not work yet. */
export type SiteFeature = keyof typeof SITE_FEATURES;

/** What this version of the software has. */
export type BuiltParts = {
  readonly tables: ReadonlySet<string>;
  readonly isRoute: (path: string) => boolean;
  readonly functions: ReadonlySet<string>;
  readonly services: ReadonlySet<string>;
  readonly languages: number;
};

/** The parts of a feature that are not there, each as it is written in the table above; empty when all are. */
export function missingParts(parts: FeatureParts, built: BuiltParts): string[] {
  const { tables = [], routes = [], functions = [], services = [], languages = 0 } = parts;
  return [
    ...tables.filter((name) => !built.tables.has(name)),
    ...routes.filter((path) => !built.isRoute(path)),
    ...functions.filter((name) => !built.functions.has(name)),
    ...services.filter((name) => !built.services.has(name)),
    ...(languages > built.languages ? [`${languages} languages`] : []),
  ];
}
