import { Plural } from '@lingui/react/macro';

interface ModulesReadyProps {
  course: { modules_count: number; modules_written: number };
}

/** How many modules a course has, and how many of them are written as long as some are not. */
export function ModulesReady({ course }: ModulesReadyProps) {
  const { modules_count: total, modules_written: written } = course;
  if (written >= total) return <Plural value={total} one="# module" other="# modules" />;
  return (
    <Plural value={total} one={`${written} of # module ready`} other={`${written} of # modules ready`} />
  );
}
