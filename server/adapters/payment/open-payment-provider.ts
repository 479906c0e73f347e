import type { Query } from '../sql.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { createTestProvider } from './test-provider.ts';

/** The provider that the settings name; null when nobody takes payments. */
export async function openPaymentProvider(
  settings: PaymentSettings,
  publicUrl: string,
): Promise<PaymentProvider | null> {
  const now = () => new Date();
  if (settings === null) return null;
  if (settings.provider === 'test') return createTestProvider(publicUrl, now);
  // Its client takes a fifth of a second to load, which nobody waits for who has none.
  const { createStripeProvider } = await import('./stripe/stripe-provider.ts');
  return createStripeProvider({ ...settings, publicUrl, now });
}

/** Tells the rules of the database who takes payments: with nobody, every plan opens everything. */
export async function recordPaymentProvider(query: Query, provider: PaymentProvider | null): Promise<void> {
  await query(
    `insert into public.installation_settings (key, value) values ('payment_provider', $1::jsonb)
     on conflict (key) do update set value = excluded.value where installation_settings.value <> excluded.value`,
    [JSON.stringify(provider?.name ?? null)],
  );
}
