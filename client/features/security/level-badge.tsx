import type { Tables } from '../../lib/backend/database.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { useSecurityWords } from './security-words.ts';

type ThreatLevel = Tables<'security_events'>['threat_level'];

const tones: Readonly<Record<ThreatLevel, BadgeTone>> = {
  low: 'neutral',
  medium: 'neutral',
  high: 'warn',
  critical: 'danger',
};

/** How serious an event or alert is. */
export function LevelBadge({ level }: { level: ThreatLevel }) {
  return <Badge tone={tones[level]}>{useSecurityWords().level(level)}</Badge>;
}
