import type { LectureFrame } from './lecture-frame.ts';

/** A picture without what a learner's answer will stand in: the author's own answer stands there until then, and tells it. */
export function withoutAnswers(frame: LectureFrame, isOpen: (activity: string) => boolean): LectureFrame {
  const tells = ({ stroke }: LectureFrame['strokes'][number]) =>
    'answer' in stroke && stroke.answer !== undefined && isOpen(stroke.answer.to);
  return { ...frame, strokes: frame.strokes.filter((each) => !tells(each)) };
}
