import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Minute } from '../../ui/value/date-display.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import type { ChatMessage } from './fetch-conversation.ts';
import { MessageText } from './message-text.tsx';

/** What one of the two said, and when. What the learner typed stays as it is; the mentor's reply can be copied. */
export function Message({ message: { role, content, created_at } }: { message: ChatMessage }) {
  const isReply = role === 'assistant';
  return (
    <div className={isReply ? 'guide-voice' : 'ps-4'}>
      <p className="flex flex-wrap gap-x-2 text-15 text-muted">
        <span>{isReply ? <Trans>Mentor</Trans> : <Trans>You</Trans>}</span>
        <Minute value={created_at} />
      </p>
      <div dir="auto" className="max-w-measure wrap-anywhere">
        {isReply ? <MessageText content={content} /> : <p className="whitespace-pre-line">{content}</p>}
      </div>
      {isReply && <CopyButton text={content} />}
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
