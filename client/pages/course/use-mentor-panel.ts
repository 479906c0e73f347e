import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useId, useRef, useState } from 'react';
import { toast } from '../../ui/toast/toast.ts';
import type { MentorPanelProps } from '../mentor/mentor-panel.tsx';

const loadPanel = () => import('../mentor/mentor-panel.tsx');

/** What opens the mentor beside a lesson. It stays open from lesson to lesson, and gives the focus back when it closes. */
export function useMentorPanel() {
  const { t } = useLingui();
  const id = useId();
  const openedFrom = useRef<Element>(null);
  const [Panel, setPanel] = useState<ComponentType<MentorPanelProps>>();
  const [about, setAbout] = useState<MentorPanelProps['about']>();
  const open = () =>
    // Not React's `lazy`: without a connection it would replace the lesson by an error.
    loadPanel().then(
      ({ MentorPanel }) => {
        openedFrom.current = document.activeElement;
        setPanel(() => MentorPanel);
      },
      (error: unknown) => {
        console.error('The mentor could not be loaded', error);
        toast.error(t`The mentor could not be loaded. Check your connection and try again.`);
      },
    );
  const close = () => {
    setPanel(undefined);
    setAbout(undefined);
    // It may have gone with its lesson meanwhile.
    const back = openedFrom.current?.isConnected ? openedFrom.current : document.querySelector('h1');
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  };
  const isOpen = Panel !== undefined;
  const askAbout = (asked: NonNullable<MentorPanelProps['about']>) => {
    // The server takes no more.
    setAbout({ ...asked, words: asked.words.trim().slice(0, 600) });
    if (!isOpen) void open();
  };
  return { id, Panel, about, isOpen, close, askAbout, toggle: () => (isOpen ? close() : void open()) };
}

export type MentorPanelState = ReturnType<typeof useMentorPanel>;
