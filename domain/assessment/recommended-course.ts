import type { SkillLevel } from './score.ts';

const COURSE_LEVEL: Readonly<Record<SkillLevel, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

/**
 * The course to start with at a skill level: the first of that level, else the first for all levels.
 * @param courses the open courses in the order of the catalogue
 */
export function recommendedCourse<Course extends { readonly level: string }>(
  level: SkillLevel,
  courses: readonly Course[],
): Course | undefined {
  return (
    courses.find((course) => course.level === COURSE_LEVEL[level]) ??
    courses.find((course) => course.level === 'All Levels')
  );
}
