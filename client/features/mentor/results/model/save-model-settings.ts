import type { ModelSettings } from '#domain/mentor/model/contract.ts';
import { useServerCall } from '../../../../lib/backend/use-server-call.ts';

/** Saves what the operator allows the model; admins only. */
export function useSaveModelSettings() {
  return useServerCall<ModelSettings, Readonly<Record<string, never>>>('save-model-settings', 'model_report');
}
