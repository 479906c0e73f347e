import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircleQuestion } from 'lucide-react';
import { useShortcuts } from '../../lib/keys/use-shortcuts.ts';
import { Button } from '../../ui/button.tsx';
import type { MentorPanelState } from './use-mentor-panel.ts';

/** Opens the mentor beside the lesson, and closes it again; key a. */
export function AskMentorButton({ panel }: { panel: MentorPanelState }) {
  const { t } = useLingui();
  useShortcuts({ a: { says: t`Ask the mentor beside the lesson`, run: panel.toggle } });
  return (
    <Button
      look="quiet"
      aria-expanded={panel.isOpen}
      aria-controls={panel.isOpen ? panel.id : undefined}
      aria-keyshortcuts="a"
      onClick={panel.toggle}
    >
      <MessageCircleQuestion aria-hidden="true" className="size-5" />
      <Trans>Ask the mentor</Trans>
    </Button>
  );
}
