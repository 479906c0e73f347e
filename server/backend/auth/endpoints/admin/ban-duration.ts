import { validationFailed } from '../../errors.ts';

const UNITS_MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/**
 * Reads `ban_duration` as GoTrue does: "24h", "1h30m", "0.5h", or "none" to lift a ban.
 *
 * @returns milliseconds; 0 for "none"
 * @throws AuthError `validation_failed`
 */
export function readBanDuration(text: string): number {
  if (text === 'none') return 0;
  if (!/^(?:\d+(?:\.\d+)?(?:ms|s|m|h))+$/.test(text)) {
    throw validationFailed(`invalid format for ban duration: "${text}"`);
  }
  const parts = text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g);
  const total = [...parts].reduce(
    (sum, [, number, unit]) => sum + Number(number) * (UNITS_MS[unit ?? ''] ?? 0),
    0,
  );
  // Beyond this, PostgreSQL's and JavaScript's calendars end.
  return Math.min(total, 1000 * 365 * 24 * 3_600_000);
}
