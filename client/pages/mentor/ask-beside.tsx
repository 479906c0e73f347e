import type { ReactNode } from 'react';
import type { PointedAt } from '../../lib/mentor-tools.ts';
import { useMentorPanel } from '../course/use-mentor-panel.ts';
import { MentorTools } from './mentor-tools.tsx';

/** "Ask about this" outside a lesson, with the mentor that it opens beside the page. Import it lazily. */
export function AskBeside({ fill, ...pointedAt }: PointedAt): ReactNode {
  const { id, Panel, about, close, askAbout } = useMentorPanel();
  return (
    <>
      <MentorTools {...pointedAt} onAsk={(words) => askAbout({ words, fill })} />
      {Panel && <Panel id={id} onClose={close} about={about} />}
    </>
  );
}
