import type { Alert } from './alert-list.tsx';

/** Alerts kept on this device: what is none is left out. */
export function readAlerts(kept: unknown): readonly Alert[] {
  return Array.isArray(kept) ? kept.filter(isAlert) : [];
}

function isAlert(value: unknown): value is Alert {
  if (typeof value !== 'object' || value === null) return false;
  const { symbol, price } = value as Partial<Alert>;
  return typeof symbol === 'string' && Number.isSafeInteger(price);
}
