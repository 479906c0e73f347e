import type { LucideIcon } from 'lucide-react';
import { SanitisedHtml } from '../../../../ui/sanitised-html.tsx';

interface VerdictNoteProps {
  /** Each outcome has a form of its own: colour alone tells nothing. */
  icon: LucideIcon;
  /** The class of its colour. */
  colour: string;
  words: string;
  /** What would have been right, where that is told. */
  truth: string | undefined;
  /** Why; empty where nothing is to be told. */
  html: string;
}

/** What an answer came to in one row or sentence, with why. */
export function VerdictNote({ icon: Icon, colour, words, truth, html }: VerdictNoteProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-15">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 ${colour}`} />
      <div className="grid gap-1">
        <p className={`font-semibold ${colour}`}>
          <bdi>{truth === undefined ? words : `${words}: ${truth}`}</bdi>
        </p>
        {html !== '' && <SanitisedHtml html={html} className="prose" />}
      </div>
    </div>
  );
}
