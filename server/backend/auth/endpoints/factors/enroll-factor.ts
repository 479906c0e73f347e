import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Query } from '../../../database/database.ts';
import { audit } from '../../audit.ts';
import { authenticate, type SignedIn } from '../../authenticate.ts';
import type { AuthContext, Endpoint } from '../../context.ts';
import { AuthError, validationFailed } from '../../errors.ts';
import { optionalText, parseBody } from '../../exchange/parse-body.ts';
import { privateReply } from '../../exchange/reply.ts';
import { createFactor, prepareEnrolment } from '../../factors/create-factor.ts';
import { qrCodeSvg } from '../../factors/qr-code.ts';
import { newTotpSecret, totpUri } from '../../factors/totp.ts';
import { MAX_FRIENDLY_NAME_LENGTH } from '../../limits/limits.ts';
import { readPhoneNumber } from '../../users/phone-number.ts';
import { requireRelyingParty } from '../../webauthn/require-relying-party.ts';

const shortText = v.pipe(optionalText, v.maxLength(MAX_FRIENDLY_NAME_LENGTH, 'is too long'));
const body = v.object({
  friendly_name: shortText,
  factor_type: optionalText,
  issuer: shortText,
  phone: optionalText,
});
type Fields = v.InferOutput<typeof body>;

/** `POST /factors`: begins an enrolment. The factor counts once its first code has been verified. */
export const enrollFactor: Endpoint = async (context, request) => {
  const signedIn = await authenticate(context, request);
  const fields = await parseBody(request, body);
  const { factor_type: type } = fields;
  const enroll = Object.hasOwn(ENROLMENTS, type) ? ENROLMENTS[type] : undefined;
  if (!enroll) throw validationFailed('factor_type needs to be totp, phone, or webauthn');
  const answer = await context.database.transaction(async ({ query }) => {
    await prepareEnrolment(context, query, signedIn, fields.friendly_name);
    const created = await enroll(context, query, signedIn, fields);
    await audit(context, query, request, 'factor_in_progress', signedIn.user.id);
    return created;
  });
  return privateReply({ type, friendly_name: fields.friendly_name, ...answer });
};

type Enrolment = (
  context: AuthContext,
  query: Query,
  signedIn: SignedIn,
  fields: Fields,
) => Promise<Record<string, unknown>>;

const enrollTotp: Enrolment = async (context, query, { user }, { friendly_name: friendlyName, issuer }) => {
  if (!context.settings.mfa.totp.enroll_enabled) {
    throw new AuthError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP');
  }
  const id = randomUUID();
  const secret = newTotpSecret();
  const account = user.email ?? user.phone ?? user.id;
  const uri = totpUri(secret, issuer === '' ? new URL(context.siteUrl).host : issuer, account);
  await createFactor(context, query, {
    id,
    userId: user.id,
    friendlyName,
    type: 'totp',
    secret: context.sealedText.seal(secret, id),
  });
  return { id, totp: { qr_code: qrCodeSvg(uri), secret, uri } };
};

const enrollPhone: Enrolment = async (context, query, { user }, fields) => {
  if (!context.settings.mfa.phone.enroll_enabled) {
    throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  }
  const phone = readPhoneNumber(fields.phone);
  const { rows } = await query<{ status: string }>(
    `select status from auth.mfa_factors where user_id = $1 and phone = $2 and factor_type = 'phone'`,
    [user.id, phone],
  );
  if (rows.some(({ status }) => status === 'verified')) {
    const message = 'A verified phone factor already exists, unenroll the existing factor to continue';
    throw new AuthError(422, 'mfa_verified_factor_exists', message);
  }
  const id = randomUUID();
  await createFactor(context, query, {
    id,
    userId: user.id,
    friendlyName: fields.friendly_name,
    type: 'phone',
    phone,
  });
  return { id, phone };
};

const enrollKey: Enrolment = async (context, query, { user }, { friendly_name: friendlyName }) => {
  requireRelyingParty(context, 'enroll');
  const id = randomUUID();
  await createFactor(context, query, { id, userId: user.id, friendlyName, type: 'webauthn' });
  return { id };
};

const ENROLMENTS: Readonly<Record<string, Enrolment>> = {
  totp: enrollTotp,
  phone: enrollPhone,
  webauthn: enrollKey,
};
