import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { fetchFactors, verifyCode } from '../second-step.ts';

/** What an authenticator app needs to know, until its first code has been verified. */
export interface AppEnrolment {
  factorId: string;
  /** A picture for the app's camera, as a data URI. */
  qrCode: string;
  /** The same to type in. */
  secret: string;
}

const useFactorsKey = () => ['factors', useSignedInUser().id];

/** The second steps that are set up, and how many recovery codes are left (null: none were ever made). */
export function useSecondStep() {
  const { auth } = useBackend();
  return useQuery({
    queryKey: useFactorsKey(),
    queryFn: async () => {
      const factors = await fetchFactors(auth);
      const apps = factors.filter(({ factor_type: type }) => type === 'totp');
      if (apps.length === factors.length) return { apps, codesLeft: null };
      const { data, error } = await auth.mfa.recoveryCodes.getStatus();
      if (error !== null) throw error;
      return { apps, codesLeft: data.remaining };
    },
  });
}

/** Begins to set up an authenticator app; what an earlier attempt left unfinished is removed. */
export function useEnrollApp() {
  const { auth } = useBackend();
  return useMutation({
    mutationKey: ['enroll-app'],
    mutationFn: async (): Promise<AppEnrolment> => {
      const listed = await auth.mfa.listFactors();
      for (const { id, status } of listed.data?.all ?? []) {
        if (status === 'unverified') await auth.mfa.unenroll({ factorId: id });
      }
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
  return async (factorId: string, code: string): Promise<string[]> => {
    await verifyCode(auth, factorId, code);
    const { data, error } = await auth.mfa.recoveryCodes.generate();
    await queryClient.invalidateQueries({ queryKey });
    // Codes of an app set up before stay good.
    if (error !== null && error.code !== 'mfa_verified_factor_exists') throw error;
    return data?.codes ?? [];
  };
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

/** Removes an authenticator app; the recovery codes go with the last one. */
export function useRemoveApp() {
  const { auth } = useBackend();
  const queryClient = useQueryClient();
  const queryKey = useFactorsKey();
  return useMutation({
    mutationKey: ['remove-app'],
    mutationFn: async (factorId: string) => {
      const { error } = await auth.mfa.unenroll({ factorId });
      if (error !== null) throw error;
      await auth.refreshSession();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
