/** How somebody proved who they are, and when, in seconds: an entry of the claim `amr`. */
export type AuthenticationMethod = {
  readonly method:
    | 'password'
    | 'otp'
    | 'anonymous'
    | 'oauth'
    | 'passkey'
    | 'totp'
    | 'mfa/phone'
    | 'mfa/webauthn'
    | 'mfa/recovery_code';
  readonly timestamp: number;
};

/** An open session, with the refresh token that is valid now. */
export type Session = {
  readonly id: string;
  readonly aal: string;
  readonly amr: readonly AuthenticationMethod[];
  readonly refreshToken: string;
};
