import type { ApplicationCard } from '#domain/community/contract.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useApplicationStateNames } from './application-names.ts';

const TONES = { received: 'neutral', in_review: 'neutral', awarded: 'success', declined: 'danger' } as const;

/** The status of an application in a word. */
export function ApplicationStatusBadge({ status }: Pick<ApplicationCard, 'status'>) {
  return <Badge tone={TONES[status]}>{useApplicationStateNames()[status]}</Badge>;
}
