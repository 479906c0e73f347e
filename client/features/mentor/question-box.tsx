import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useState } from 'react';
import { MAX_QUESTION_LENGTH } from '#domain/mentor/contract.ts';
import { discardDraft, loadDraft, saveDraft } from '../../lib/local-draft.ts';
import { Button } from '../../ui/button.tsx';
import { controlStyles, Field } from '../../ui/form/field.tsx';

/** The key code of a key that an input method has taken (UI Events, "Legacy keyboard event attributes"). */
const COMPOSING = 229;

interface QuestionBoxProps {
  /** Names the draft kept on this device. */
  draftKey: string;
  /** Asks; resolves to whether it was sent, so that a question that was not stays in the box. */
  onAsk: (content: string) => Promise<boolean>;
  pending: boolean;
}

/** Where a question is written. Enter sends, Shift+Enter makes a new line; blank input and a second question wait. */
export function QuestionBox({ draftKey, onAsk, pending }: QuestionBoxProps) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState(() => {
    const draft = loadDraft(draftKey);
    return typeof draft === 'string' ? draft : '';
  });
  const change = (typed: string) => {
    setText(typed);
    saveDraft(draftKey, typed);
  };
  const send = async () => {
    const content = text.trim();
    if (content === '' || pending) return;
    change('');
    if (await onAsk(content)) discardDraft(draftKey);
    else change(content);
  };
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    // While an input method composes a word, Enter belongs to it.
    // oxlint-disable-next-line typescript/no-deprecated -- Safari tells the Enter that ends a word by its code only
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="flex-1">
        <Field id={id} label={<Trans>Your question</Trans>}>
          {(ids) => (
            <textarea
              {...ids}
              value={text}
              rows={2}
              maxLength={MAX_QUESTION_LENGTH}
              placeholder={t`Ask about crypto, forex, risk or how to begin`}
              onChange={(event) => change(event.target.value)}
              onKeyDown={sendByEnter}
              className={controlStyles}
            />
          )}
        </Field>
      </div>
      <Button type="submit" pending={pending}>
        <Trans>Send</Trans>
      </Button>
    </form>
  );
}
