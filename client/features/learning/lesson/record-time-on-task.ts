import { useEffect, useEffectEvent, useRef } from 'react';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useLeaving } from '../../../lib/use-leaving.ts';

const REPORT_EVERY_S = 60;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel'] as const;

/**
 * Counts the seconds a learner works on a lesson, as long as the page is visible and somebody is there, and reports
 * them every minute and when the lesson is left.
 * @param idleAfterS for how many seconds somebody may sit still and still be there
 */
export function useRecordTimeOnTask(lessonId: string, idleAfterS: number): void {
  const { restOnLeaving } = useBackend();
  const unreported = useRef(0);
  const report = () => {
    const seconds = unreported.current;
    if (seconds === 0) return;
    unreported.current = 0;
    void restOnLeaving
      .rpc('record_time_on_task', { lesson_id: lessonId, seconds })
      .then(({ error, status }) => {
        // Without a connection it is kept for the next report; the database believes five minutes at most.
        if (status === 0) unreported.current = Math.min(unreported.current + seconds, 300);
        else if (error !== null) console.error('Could not record the time on the lesson', error);
      });
  };
  useLeaving(report);
  const onMinute = useEffectEvent(report);
  useEffect(() => {
    let stillFor = 0;
    const onLife = () => {
      stillFor = 0;
    };
    const clock = setInterval(() => {
      stillFor += 1;
      if (document.visibilityState === 'visible' && stillFor <= idleAfterS) unreported.current += 1;
      if (unreported.current >= REPORT_EVERY_S) onMinute();
    }, 1000);
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, onLife, { passive: true, capture: true });
    return () => {
      clearInterval(clock);
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, onLife, { capture: true });
    };
  }, [idleAfterS]);
}
