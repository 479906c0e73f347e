import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Auth } from '../../../lib/backend/connect-auth.ts';
import { fetchFactors, verifyCode } from '../second-step.ts';
import { registerKey } from './register-key.ts';

/** What an authenticator app needs to know, until its first code has been verified. */
export interface AppEnrolment {
  factorId: string;
  /** A picture for the app's camera, as a data URI. */
  qrCode: string;
  /** The same to type in. */
  secret: string;
}

const useFactorsKey = () => ['factors', useSignedInUser().id];

/** The second steps that are set up, by their kind, and how many recovery codes are left (null: none were ever made). */
export function useSecondStep() {
  const { auth } = useBackend();
  return useQuery({
    queryKey: useFactorsKey(),
    queryFn: async () => {
      const factors = await fetchFactors(auth);
      const apps = factors.filter(({ factor_type: type }) => type === 'totp');
      const keys = factors.filter(({ factor_type: type }) => type === 'webauthn');
      const hasCodes = factors.some(({ factor_type: type }) => type === 'recovery_code');
      if (!hasCodes) return { apps, keys, codesLeft: null };
      const { data, error } = await auth.mfa.recoveryCodes.getStatus();
      if (error !== null) throw error;
      return { apps, keys, codesLeft: data.remaining };
    },
  });
}

/** Begins to set up an authenticator app; what an earlier attempt left unfinished is removed. */
export function useEnrollApp() {
  const { auth } = useBackend();
  return useMutation({
    mutationKey: ['enroll-app'],
    mutationFn: async (): Promise<AppEnrolment> => {
      await removeUnfinished(auth);
      const issuer = __SITE_FACTS__.name;
      const { data, error } = await auth.mfa.enroll({ factorType: 'totp', issuer });
      if (error !== null) throw error;
      return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
    },
  });
}

/** Finishes it with the app's first code, and makes recovery codes; @returns the codes, which are shown once */
export function useVerifyApp() {
  const { auth } = useBackend();
  const queryClient = useQueryClient();
  const queryKey = useFactorsKey();
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  return (factorId: string, code: string) => verifyApp(auth, factorId, code, refresh);
}

/** Outside of its hook, whose compiler knows no `finally`. */
async function verifyApp(
  auth: Auth,
  factorId: string,
  code: string,
  refresh: () => Promise<void>,
): Promise<string[]> {
  await verifyCode(auth, factorId, code);
  try {
    return await makeRecoveryCodes(auth);
  } finally {
    await refresh();
  }
}

/** Sets up a security key or this device, and makes recovery codes; its result are the codes, which are shown once. */
export function useRegisterKey() {
  const { auth } = useBackend();
  const queryClient = useQueryClient();
  const queryKey = useFactorsKey();
  return useMutation({
    mutationKey: ['register-key'],
    mutationFn: async (friendlyName: string): Promise<string[]> => {
      await removeUnfinished(auth);
      await registerKey(auth, friendlyName);
      return makeRecoveryCodes(auth);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Removes what earlier attempts have left unfinished. */
async function removeUnfinished(auth: Auth): Promise<void> {
  const { data } = await auth.mfa.listFactors();
  for (const { id, status } of data?.all ?? []) {
    if (status === 'unverified') await auth.mfa.unenroll({ factorId: id });
  }
}

/** The first set of recovery codes; none where there are some: codes from before stay good. */
async function makeRecoveryCodes(auth: Auth): Promise<string[]> {
  const { data, error } = await auth.mfa.recoveryCodes.generate();
  if (error !== null && error.code !== 'mfa_verified_factor_exists') throw error;
  return data?.codes ?? [];
}

/** Makes new recovery codes; the old ones stop working. */
export function useNewRecoveryCodes() {
  const { auth } = useBackend();
  const queryClient = useQueryClient();
  const queryKey = useFactorsKey();
  return useMutation({
    mutationKey: ['new-recovery-codes'],
    mutationFn: async (): Promise<string[]> => {
      const { data, error } = await auth.mfa.recoveryCodes.regenerate();
      if (error !== null) throw error;
      return data.codes;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Removes an authenticator app or a security key; the recovery codes go with the last one. */
export function useRemoveFactor() {
  const { auth } = useBackend();
  const queryClient = useQueryClient();
  const queryKey = useFactorsKey();
  return useMutation({
    mutationKey: ['remove-factor'],
    mutationFn: async (factorId: string) => {
      const { error } = await auth.mfa.unenroll({ factorId });
      if (error !== null) throw error;
      await auth.refreshSession();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
