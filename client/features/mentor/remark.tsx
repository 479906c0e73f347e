import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { RemarkPlace } from '#domain/mentor/choose-remark.ts';
import type { MentorRemark } from '#domain/mentor/knowing-contract.ts';
import { Button } from '../../ui/button.tsx';
import { useDismissRemark } from './dismiss-remark.ts';
import { type RemarkSession, useReadRemark } from './read-remark.ts';

interface RemarkProps {
  place: RemarkPlace;
  session?: RemarkSession;
  /** What can be done about it. */
  children: (remark: MentorRemark) => ReactNode;
}

/** What the mentor says unasked, if anything, with a way to put it away. */
export function Remark({ place, session, children }: RemarkProps) {
  const { t } = useLingui();
  const { data: remark } = useReadRemark(place, session);
  const dismissal = useDismissRemark();
  const [isGone, setIsGone] = useState(false);
  if (!remark || isGone) return null;
  const { name, belief } = remark;
  return (
    <aside aria-label={t`The mentor`} className="guide-voice flex items-start justify-between gap-4">
      <div className="grid gap-1">
        {remark.kind === 'belief' ? (
          <p>
            <Trans>The same thought was behind another answer of yours:</Trans>{' '}
            <q lang="en" className="bg-linear-to-t from-marigold/40 from-25% to-transparent to-25%">
              {belief}
            </q>
          </p>
        ) : remark.kind === 'stop-widened' ? (
          <p>
            <Trans>
              You moved a stop further away, or took it back. The trade can lose more now than its plan said.
            </Trans>
          </p>
        ) : (
          <p>
            <Trans>
              <q lang="en">{name}</q> is fading. Four questions bring it back.
            </Trans>
          </p>
        )}
        <div>{children(remark)}</div>
      </div>
      <Button
        look="quiet"
        className="-mt-2 shrink-0"
        aria-label={t`Put this away for today`}
        onClick={() => {
          setIsGone(true);
          dismissal.mutate(remark);
        }}
      >
        <X aria-hidden="true" className="size-5" />
      </Button>
    </aside>
  );
}
