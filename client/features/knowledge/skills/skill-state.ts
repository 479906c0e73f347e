/** What is known of a learner at a skill (docs/glossary.md). */
export const SKILL_STATES = ['mastered', 'known', 'fading', 'learning', 'not-met'] as const;

export type SkillState = (typeof SKILL_STATES)[number];
