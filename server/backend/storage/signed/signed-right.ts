import type { WritingRight } from '../objects/writing-right.ts';
import { ownerOf } from '../owner.ts';
import { ACT_AS_SERVICE } from '../session.ts';
import type { SignedUpload } from './signed-addresses.ts';

/** The right that a signed address gives: the policies were asked when it was signed. The quota is that of who signed. */
export function signedRight({ owner, upsert, hasQuota }: SignedUpload): WritingRight {
  return { act: ACT_AS_SERVICE, ...ownerOf({ userId: owner }), upsert, hasQuota };
}
