import { type IssuerRehearsal, rehearseIssuerRotationRequest } from '#domain/credentials/admin-contract.ts';
import { adminReading } from '../admin-function.ts';
import { type IssuerRotation, sinceOf } from './keys/issuer-rotation.ts';
import { countAnchoredBefore, countSigned } from './keys/signed-by.ts';

/** Rotates the keys of certificates in memory, and tells an admin what would come of it. Nothing is changed. */
export function createRehearseIssuerRotation({ keyring, rehearse }: IssuerRotation) {
  return adminReading(
    'rehearse-issuer-rotation',
    rehearseIssuerRotationRequest,
    async ({ reason, since }, { query, now }) => {
      const keys = await keyring.read();
      const moment = sinceOf(since, now());
      await rehearse(keys, reason, now(), moment);
      const current = keys[0]?.name ?? '';
      const certificates = (await countSigned(query)).get(current) ?? 0;
      const staying = reason === 'planned' ? certificates : await countAnchoredBefore(query, current, moment);
      const answer: IssuerRehearsal = { current, certificates, staying, failing: certificates - staying };
      return answer;
    },
  );
}
