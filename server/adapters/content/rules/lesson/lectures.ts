import { labelFaults } from '#domain/catalogue/lecture/stage/label-faults.ts';
import { CHECKED_WIDTHS } from '#domain/catalogue/lecture/stage/stage-size.ts';
import { isChart } from '#domain/catalogue/lecture/stage/stage-values.ts';
import { compiledLecture } from '../../compiled-lecture.ts';
import type { Content, LectureLesson } from '../../reading/content.ts';
import { lessonsOf, problemAt, type Rule } from '../rule.ts';

/** Long enough to say something, short enough to be watched to its end. In minutes. */
const SHORTEST = 2;
const LONGEST = 6;

/** Every scene of a lecture can be played: its stage can be drawn, and what is drawn on it lies on it. */
export const lectures: Rule = {
  name: 'lectures',
  *check(content) {
    for (const lesson of lecturesOf(content)) {
      for (const { path, reason } of compiledLecture(lesson).problems) yield problemAt(lesson, path, reason);
    }
  },
};

/** A lecture takes two to six minutes, and says how long it takes. */
export const lectureLength: Rule = {
  name: 'lecture-length',
  *check(content) {
    for (const lesson of lecturesOf(content)) {
      const { lecture, problems } = compiledLecture(lesson);
      // A scene that cannot be played has no length.
      if (problems.length > 0) continue;
      const minutes = lecture.seconds / 60;
      const length = `${Math.floor(minutes)}:${String(Math.round(lecture.seconds % 60)).padStart(2, '0')}`;
      if (minutes < SHORTEST || minutes > LONGEST) {
        const message = `The lecture takes ${length} minutes. Make it ${SHORTEST} to ${LONGEST} minutes long.`;
        yield problemAt(lesson, ['scenes'], message);
      } else if (lesson.data.minutes !== Math.round(minutes)) {
        const message = `The lecture takes ${length} minutes, so write \`minutes: ${Math.round(minutes)}\`.`;
        yield problemAt(lesson, ['minutes'], message);
      }
    }
  },
};

/** Every label of a stage can be read, on a phone and on a wide page: none touches another, lies over the words of an axis or a point, or leaves the stage. */
export const stageLabels: Rule = {
  name: 'stage-labels',
  *check(content) {
    for (const lesson of lecturesOf(content)) {
      const { lecture, problems } = compiledLecture(lesson);
      // Scenes that cannot be played are left out, and the others no longer have the numbers of the file.
      if (problems.length > 0) continue;
      for (const [index, scene] of lecture.scenes.entries()) {
        if (!isChart(scene)) continue;
        for (const [page, width] of CHECKED_WIDTHS) {
          for (const fault of labelFaults(scene, width)) {
            const advice = 'Write it shorter, elsewhere, or let one go with `until_step`.';
            yield problemAt(lesson, ['scenes', index], `On a ${page}: ${fault} ${advice}`);
          }
        }
      }
    }
  },
};

function* lecturesOf(content: Content): Iterable<LectureLesson> {
  for (const lesson of lessonsOf(content)) if (lesson.kind === 'lecture') yield lesson;
}
