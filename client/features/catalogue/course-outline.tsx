import type { OutlineLesson, OutlineModule } from './fetch-outline.ts';
import type { LessonMarks, RenderLessonLink } from './outline-lesson.tsx';
import { OutlineModuleSection } from './outline-module.tsx';
import { useOpenModules } from './open-modules.ts';

interface CourseOutlineProps {
  modules: readonly OutlineModule[];
  /** The module of the open lesson. */
  currentModuleId: string | undefined;
  /** Names what is remembered of folded and unfolded modules; holds the ids of the learner and the course. */
  memoryKey: string;
  marksOf: (lesson: OutlineLesson) => LessonMarks;
  renderLink: RenderLessonLink;
}

/** The modules of a course, foldable, and the lessons of the unfolded ones, each with its state. */
export function CourseOutline({
  modules,
  currentModuleId,
  memoryKey,
  marksOf,
  renderLink,
}: CourseOutlineProps) {
  const { isOpen, toggle } = useOpenModules(memoryKey, currentModuleId);
  return (
    <ol className="border-t border-line">
      {modules.map((module, index) => (
        <OutlineModuleSection
          key={module.id}
          module={module}
          number={index + 1}
          open={isOpen(module.id)}
          onToggle={() => toggle(module.id)}
          marksOf={marksOf}
          renderLink={renderLink}
        />
      ))}
    </ol>
  );
}
