import type { ModuleFolder } from '../../reading/content.ts';
import { modulesOf, type Problem, problemAt, type Rule } from '../rule.ts';

/** A course has as many modules as it announces, in as many weeks. */
export const modulesCount: Rule = {
  name: 'modules-count',
  *check(content) {
    for (const { file, modules } of content.courses) {
      if (!file || file.data.modules_count === modules.length) continue;
      const message = `The course announces ${file.data.modules_count} modules but has ${modules.length} folders. \
Correct the number, or add or remove module folders.`;
      yield problemAt(file, ['modules_count'], message);
    }
    for (const { course, module } of modulesOf(content)) {
      if (!course.file || !module.file || module.file.data.week <= course.file.data.duration_weeks) continue;
      const message = `The module is in week ${module.file.data.week}, but the course ends with \
week ${course.file.data.duration_weeks}.`;
      yield problemAt(module.file, ['week'], message);
    }
  },
};

/** A written module can be learned; one in writing shows its outline only. */
export const moduleStatus: Rule = {
  name: 'module-status',
  *check(content) {
    for (const { module } of modulesOf(content)) yield* checkStatus(module);
  },
};

function* checkStatus({ file, lessonNames }: ModuleFolder): Iterable<Problem> {
  if (!file) return;
  if (file.data.status === 'in-writing') {
    if (lessonNames.length > 0) {
      const message =
        'The module has lessons but its status is in-writing. Set the status to written, or move the lessons away.';
      yield problemAt(file, ['status'], message);
    }
    return;
  }
  if (!lessonNames.some(({ kind }) => kind === 'text')) {
    yield problemAt(
      file,
      ['status'],
      'A written module needs at least one lesson (*.lesson.md), but it has none.',
    );
  }
  if (!lessonNames.some(({ kind }) => kind === 'quiz')) {
    yield problemAt(file, ['status'], 'A written module needs a quiz (*.quiz.yaml), but it has none.');
  }
}
