import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { LessonPiece } from '#domain/mentor/contract.ts';
import { Minute } from '../../ui/value/date-display.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import type { ChatMessage } from './fetch-conversation.ts';
import { MessageText } from './message-text.tsx';
import { RateReply } from './rate-reply.tsx';
import { WorkingFigure } from './working-figure.tsx';

/** Longer questions are set as text: a heading of many lines would drown the reply. */
const LONGEST_HEADING = 160;

/** Draws a figure or a simulation of a lesson. */
export type DrawPiece = (piece: LessonPiece) => ReactNode;

interface MessageProps {
  message: ChatMessage;
  drawPiece: DrawPiece;
}

/** A question as a heading, or the reply below it, which hangs from a marigold rule and can be copied; each with its minute. */
export function Message({ message, drawPiece }: MessageProps) {
  const { role, content, created_at, working, piece, isRephrased } = message;
  if (role === 'user') {
    const isShort = content.length <= LONGEST_HEADING;
    return (
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-2">
        <h2
          className={`min-w-0 max-w-measure whitespace-pre-line wrap-anywhere ${isShort ? 'text-20' : 'font-sans text-15 font-normal'}`}
        >
          <span className="sr-only">
            <Trans>You</Trans>:{' '}
          </span>
          {/* The word before it would settle its direction. */}
          <bdi>{content}</bdi>
        </h2>
        <span className="text-13 text-muted">
          <Minute value={created_at} />
        </span>
      </div>
    );
  }
  return (
    <div className="guide-voice">
      <span className="sr-only">
        <Trans>Mentor</Trans>
      </span>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
        {working && <WorkingFigure working={working} />}
        <div dir="auto" className="min-w-0 max-w-measure flex-1 basis-64 wrap-anywhere">
          <MessageText content={content} />
        </div>
      </div>
      {piece && drawPiece(piece)}
      {isRephrased && (
        <p className="mt-3 max-w-measure text-13 text-muted">
          <Trans>
            Said in other words by a language model, and checked against the lessons. A number in brackets is
            what a sentence rests on: a link leads to the lesson, one without a link is the school’s written
            answer or what I know about you.
          </Trans>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="flex flex-wrap items-center">
          <CopyButton text={content} />
          <RateReply key={message.id} message={message} />
        </span>
        <span className="text-13 text-muted">
          <Minute value={created_at} />
        </span>
      </div>
    </div>
  );
}

function CopyButton({ text }: { text: string }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (error) {
      console.error('The reply could not be copied', error);
      toast.error(t`The reply could not be copied. Select it and copy it by hand.`);
    }
  };
  return (
    <Button look="quiet" className="-ms-3 text-15 text-muted" onClick={() => void copy()}>
      {copied ? (
        <Check aria-hidden="true" className="size-4" />
      ) : (
        <Copy aria-hidden="true" className="size-4" />
      )}
      {copied ? <Trans>Copied</Trans> : <Trans>Copy this reply</Trans>}
    </Button>
  );
}
