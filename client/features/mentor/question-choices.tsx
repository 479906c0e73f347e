import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';

interface QuestionChoicesProps {
  questions: readonly string[];
  onAsk: (question: string) => void;
  pending: boolean;
}

/** Questions that can be asked by pressing them; nothing when there is none. */
export function QuestionChoices({ questions, onAsk, pending }: QuestionChoicesProps) {
  if (questions.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-15 text-muted">
        <Trans>You may also ask</Trans>
      </p>
      <ul className="flex flex-wrap gap-2">
        {questions.map((question) => (
          <li key={question}>
            <Button
              look="secondary"
              dir="auto"
              pending={pending}
              className="px-4! text-start text-15! font-normal!"
              onClick={() => onAsk(question)}
            >
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
