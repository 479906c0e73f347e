import { Trans } from '@lingui/react/macro';
import { MessageCircleQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { DialogueLink } from '../../features/mentor/dialogue/dialogue-link.tsx';
import { Remark } from '../../features/mentor/remark.tsx';
import type { PointedAt } from '../../lib/mentor-tools.ts';
import { Button } from '../../ui/button.tsx';

interface MentorToolsProps extends Omit<PointedAt, 'fill'> {
  /** Opens the mentor and asks about it. */
  onAsk: (words: string) => void;
}

/** "Ask about this", and what the mentor says by itself to an answer that was not right. Import it lazily. */
export function MentorTools({ words, isWrong = false, onAsk }: MentorToolsProps): ReactNode {
  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      <Button
        look="quiet"
        className="-ms-3 text-15! font-normal!"
        // What is selected must outlive the press.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => {
          getSelection()?.removeAllRanges();
          onAsk(words);
        }}
      >
        <MessageCircleQuestion aria-hidden="true" className="size-4" />
        <Trans>Ask about this</Trans>
      </Button>
      {isWrong && (
        <Remark place="answer">
          {({ belief, name, dialogue }) =>
            dialogue === null ? (
              <Button look="link" className="text-15!" onClick={() => onAsk(belief ?? name)}>
                <Trans>Ask the mentor about it</Trans>
              </Button>
            ) : (
              <DialogueLink misconception={dialogue} />
            )
          }
        </Remark>
      )}
    </div>
  );
}
