import type { PreferenceName, Preferences } from '../parse/preferences.ts';
import type { Plan } from './plan.ts';

const ALWAYS = ['handling', 'tx', 'timezone'] as const;

/** The preferences that each kind of request keeps. */
const KEPT: Readonly<Record<Plan['kind'], ReadonlySet<PreferenceName>>> = {
  read: new Set([...ALWAYS, 'count']),
  insert: new Set([...ALWAYS, 'return', 'count', 'max-affected', 'missing', 'resolution']),
  update: new Set([...ALWAYS, 'return', 'count', 'max-affected', 'missing']),
  delete: new Set([...ALWAYS, 'return', 'count', 'max-affected']),
  put: new Set([...ALWAYS, 'return', 'count', 'max-affected', 'missing']),
  call: new Set([...ALWAYS, 'count', 'max-affected']),
};

/**
 * The header `Preference-Applied` of a request: what it asked for and gets. Who finds a preference confirmed relies on
 * it, so what is passed over is left out.
 *
 * @param passedOver what this request in particular cannot keep
 */
export function confirmPreferences(
  kind: Plan['kind'],
  { chosen }: Preferences,
  passedOver: readonly PreferenceName[] = [],
): string {
  const kept = [...chosen].filter(
    ([name, value]) =>
      KEPT[kind].has(name) && !passedOver.includes(name) && !(value === 'headers-only' && kind !== 'insert'),
  );
  return kept.map(([name, value]) => `${name}=${value}`).join(', ');
}
