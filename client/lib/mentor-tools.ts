import { createContext, type ReactNode, useContext } from 'react';

/** What the mentor could be asked about. */
export interface PointedAt {
  /** The words of a passage, a figure or an item. */
  words: string;
  /** Whether it is feedback to an answer that was not right. */
  isWrong?: boolean;
  /** The fill of a session of the simulator that it is, by its event. */
  fill?: { session_id: string; sequence: number };
}

/** Draws what asks the mentor about something; nothing where no mentor stands beside it. */
export type DrawMentorTools = (pointedAt: PointedAt) => ReactNode;

/** Given by a page that has the mentor beside it; features draw it without knowing of the mentor. */
export const MentorToolsContext = createContext<DrawMentorTools>(() => null);

/** See `DrawMentorTools`. */
export function useMentorTools(): DrawMentorTools {
  return useContext(MentorToolsContext);
}
