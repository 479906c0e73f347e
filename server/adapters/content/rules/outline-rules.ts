import { modulesCount, moduleStatus } from './outline/course-outline.ts';
import { fixedLists } from './outline/fixed-lists.ts';
import { knownIds } from './outline/known-ids.ts';
import { numbering, uniqueSlugs } from './outline/numbering.ts';
import { skillGraph } from './outline/skill-graph.ts';
import { uniqueIds } from './outline/unique-ids.ts';
import { videos } from './lesson/videos.ts';
import { placementItems } from './placement/placement-items.ts';
import { offeredScenarios, playableScenarios } from './scenarios.ts';
import type { Rule } from './rule.ts';

/** Without these the database would hold an outline that does not work; the importer asks for them. */
export const OUTLINE_RULES: readonly Rule[] = [
  numbering,
  uniqueSlugs,
  uniqueIds,
  knownIds,
  skillGraph,
  fixedLists,
  modulesCount,
  moduleStatus,
  videos,
  placementItems,
  offeredScenarios,
  playableScenarios,
];
