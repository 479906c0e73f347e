import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** They are written down; they cannot be shown again. */
  onKept: () => void;
}

/** Recovery codes, the one time they are shown. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success(t`The codes are copied.`);
    } catch {
      toast.error(t`The browser does not let us copy. Select the codes and copy them yourself.`);
    }
  };
  return (
    <div className="grid justify-items-start gap-4 rounded-card border border-line bg-surface p-4 sm:p-6">
      <h3 ref={heading} tabIndex={-1} className="text-20">
        <Trans>Your recovery codes</Trans>
      </h3>
      <p className="text-15 text-muted">
        <Trans>
          Keep them where you keep what matters. Each lets you in once when the app or the key is lost. They
          are shown only now.
        </Trans>
      </p>
      <ul dir="ltr" className="grid gap-x-8 gap-y-1 font-mono text-15 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code.replace(/(.{4})(?=.)/g, '$1-')}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => void copy()}>
          <Trans>Copy the codes</Trans>
        </Button>
        <Button onClick={onKept}>
          <Trans>I have kept them</Trans>
        </Button>
      </div>
    </div>
  );
}
