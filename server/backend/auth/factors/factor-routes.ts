import type { Endpoint } from '../context.ts';
import { deleteFactor } from '../endpoints/admin/delete-factor.ts';
import { listFactors } from '../endpoints/admin/list-factors.ts';
import { challengeFactor } from '../endpoints/factors/challenge-factor.ts';
import { disownFactors } from '../endpoints/factors/disown-factors.ts';
import { enrollFactor } from '../endpoints/factors/enroll-factor.ts';
import {
  generateRecoveryCodes,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  showRecoveryCodes,
} from '../endpoints/factors/recovery-codes.ts';
import { unenrollFactor } from '../endpoints/factors/unenroll-factor.ts';
import { verifyFactor } from '../endpoints/factors/verify-factor.ts';
import { verifyRecoveryCode } from '../endpoints/factors/verify-recovery-code.ts';

/** The endpoints about second factors, by method and path. */
export const FACTOR_ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  'POST /factors': enrollFactor,
  'DELETE /factors': disownFactors,
  'POST /factors/{id}/challenge': challengeFactor,
  'POST /factors/{id}/verify': verifyFactor,
  'DELETE /factors/{id}': unenrollFactor,
  'GET /factors/recovery-codes': showRecoveryCodes,
  'POST /factors/recovery-codes': generateRecoveryCodes,
  'DELETE /factors/recovery-codes': removeRecoveryCodes,
  'POST /factors/recovery-codes/verify': verifyRecoveryCode,
  'POST /factors/recovery-codes/regenerate': regenerateRecoveryCodes,
  'GET /admin/users/{id}/factors': listFactors,
  'DELETE /admin/users/{id}/factors/{id}': deleteFactor,
};
