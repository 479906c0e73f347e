import { useLingui } from '@lingui/react/macro';
import type { Tables } from '../../lib/backend/database.ts';

/** Words for the codes of security events and alerts, in the active language. */
export function useSecurityWords() {
  const { t } = useLingui();
  const levels = { low: t`Low`, medium: t`Medium`, high: t`High`, critical: t`Critical` };
  const types: Readonly<Record<string, string>> = {
    security_check: t`Guard in the browser`,
    sign_in_failed: t`Wrong password`,
    code_refused: t`Wrong code or link`,
    second_step_failed: t`Wrong second step`,
    banned_sign_in: t`Sign-in to a banned account`,
    limit_reached: t`Limit reached`,
    refresh_token_reused: t`Stolen session`,
  };
  const findings: Readonly<Record<string, string>> = {
    bot: t`Bot`,
    vpn: t`VPN or proxy`,
    suspicious: t`Unusual browsing`,
  };
  const sources = { browser: t`Stated by the browser, not verified`, server: t`Recorded by the server` };
  return {
    level: (level: Tables<'security_events'>['threat_level']) => levels[level],
    /** A type that nobody has words for is shown as it was sent. */
    type: (type: string) => types[type] ?? type,
    /** @param codes as an alert lists them, separated by commas */
    findings: (codes: string) =>
      codes
        .split(', ')
        .filter(Boolean)
        .map((code) => findings[code] ?? code)
        .join(' · '),
    source: (source: Tables<'security_events'>['source']) => sources[source],
    yesNo: (value: boolean) => (value ? t`Yes` : t`No`),
  };
}

/** The findings of an event in the form that alerts have them: the server's own, and what a browser states. */
export function findingsOf({ details }: Pick<Tables<'security_events'>, 'details'>): string {
  const found = { ...asObject(details.stated), ...details };
  return [
    found.isBot === true && 'bot',
    found.isVPN === true && 'vpn',
    found.isSuspicious === true && 'suspicious',
  ]
    .filter(Boolean)
    .join(', ');
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
