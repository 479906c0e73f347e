import * as v from 'valibot';
import { external } from './external-schema.ts';
import { storage } from './storage-schema.ts';

/** Whole seconds from the Supabase CLI's durations: "60s", "1m30s", "24h", or a plain number of seconds. */
const duration = v.pipe(
  v.union([v.string(), v.number()]),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const text = String(dataset.value);
    if (/^\d+$/.test(text)) return Number(text);
    const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(text);
    if (text === '' || !match) {
      addIssue({ message: `"${text}" is not a duration such as "60s" or "1h30m"` });
      return NEVER;
    }
    const [hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
    return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
  }),
);

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const flag = v.boolean();

const transactionEnds = ['commit', 'commit-allow-override', 'rollback', 'rollback-allow-override'] as const;

/** Ours: what PostgREST has as settings of its own and the Supabase CLI has no key for. */
const postgrest = v.object({
  /** How the transactions of requests end, and whether `Prefer: tx=` may choose. */
  db_tx_end: v.optional(v.picklist(transactionEnds), 'commit'),
  /** Whether `select` may ask for sums, averages and the like; each is a scan that anybody may cause. */
  db_aggregates_enabled: v.optional(flag, false),
  /** Whether PostgreSQL's plan of a request may be had; it tells how the tables are built. */
  db_plan_enabled: v.optional(flag, false),
});

const api = v.object({
  enabled: v.optional(flag, true),
  schemas: v.optional(v.pipe(v.array(v.string()), v.minLength(1)), ['public']),
  extra_search_path: v.optional(v.array(v.string()), ['public', 'extensions']),
  max_rows: v.optional(positive, 1000),
  postgrest: v.optional(postgrest, {}),
});

const email = v.object({
  enable_signup: v.optional(flag, true),
  enable_confirmations: v.optional(flag, false),
  /** Ours: with confirmations on, sign-up gives a session at once and the address is confirmed later. */
  sign_in_before_confirmation: v.optional(flag, false),
  /**
   * Ours: the path, on the site, of a page that the links of mails open instead of `GET /verify`. It redeems at a press,
   * and shows what proves that its browser began what it ends.
   */
  confirmation_page: v.optional(
    v.pipe(v.string(), v.regex(/^\/[\w/-]+$/, 'is not a path such as /auth/confirm')),
  ),
  double_confirm_changes: v.optional(flag, true),
  secure_password_change: v.optional(flag, false),
  max_frequency: v.optional(duration, 60),
  otp_length: v.optional(v.pipe(v.number(), v.integer(), v.minValue(6), v.maxValue(10)), 6),
  otp_expiry: v.optional(duration, 3600),
  /** The sender of mails. Which server carries them is the operator's secret, so it stands in `SMTP_URL`. */
  smtp: v.optional(
    v.object({
      admin_email: v.optional(v.pipe(v.string(), v.email('is not an e-mail address'))),
      sender_name: v.optional(v.string()),
    }),
    {},
  ),
});

const factor = (enabled: boolean) => ({
  enroll_enabled: v.optional(flag, enabled),
  verify_enabled: v.optional(flag, enabled),
});

const mfa = v.object({
  max_enrolled_factors: v.optional(positive, 10),
  totp: v.optional(v.object(factor(true)), {}),
  phone: v.optional(
    v.object({
      ...factor(false),
      /** Between two messages. */
      max_frequency: v.optional(duration, 5),
    }),
    {},
  ),
  web_authn: v.optional(v.object(factor(false)), {}),
});

const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/?#@]+$/, 'is not an origin such as https://learn.example.org'),
);

/** Whom passkeys and keys of a second step are made for; what is left out comes from the address of the site. */
const webauthn = v.object({
  rp_id: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'is not a domain'))),
  rp_display_name: v.optional(v.pipe(v.string(), v.minLength(1))),
  rp_origins: v.optional(v.pipe(v.array(origin), v.minLength(1))),
});

const sms = v.object({
  enable_signup: v.optional(flag, false),
  enable_confirmations: v.optional(flag, false),
  max_frequency: v.optional(duration, 5),
  /** The message; `{{ .Code }}` stands for the code. */
  template: v.optional(v.pipe(v.string(), v.includes('{{ .Code }}')), 'Your code is {{ .Code }}'),
  /** Numbers that get no message, and the code that each of them can enter. */
  test_otp: v.optional(
    v.record(v.pipe(v.string(), v.regex(/^[1-9]\d{1,14}$/, 'is no phone number in E.164')), v.string()),
    {},
  ),
});

const signingSecrets = /^v1,whsec_[A-Za-z0-9+/=]+(\|v1,whsec_[A-Za-z0-9+/=]+)*$/;

const hook = v.object({
  /** The operator's endpoint that carries text messages. */
  send_sms: v.optional(
    v.variant('enabled', [
      v.object({
        enabled: v.literal(true),
        uri: v.pipe(v.string(), v.url('is not a URL')),
        secrets: v.pipe(v.string(), v.regex(signingSecrets, 'is not of the form v1,whsec_<base64>')),
      }),
      v.object({
        enabled: v.literal(false),
        uri: v.optional(v.string(), ''),
        secrets: v.optional(v.string(), ''),
      }),
    ]),
    { enabled: false },
  ),
});

const sessions = v.object({
  /** Longest life of a session; 0 is no limit. */
  timebox: v.optional(duration, 0),
  /** How long a session lives without a refresh; 0 is no limit. */
  inactivity_timeout: v.optional(duration, 0),
});

const rateLimit = v.object({
  /** These three are per hour and address. */
  email_sent: v.optional(count, 30),
  sms_sent: v.optional(count, 30),
  anonymous_users: v.optional(count, 30),
  /** These are per five minutes and address, as in the Supabase CLI. */
  sign_in_sign_ups: v.optional(count, 30),
  token_refresh: v.optional(count, 150),
  token_verifications: v.optional(count, 30),
});

const auth = v.object({
  enabled: v.optional(flag, true),
  site_url: v.optional(v.pipe(v.string(), v.url('is not a URL'))),
  additional_redirect_urls: v.optional(v.array(v.string()), []),
  jwt_expiry: v.optional(v.pipe(v.number(), v.integer(), v.minValue(60), v.maxValue(604_800)), 3600),
  enable_refresh_token_rotation: v.optional(flag, true),
  refresh_token_reuse_interval: v.optional(count, 10),
  enable_signup: v.optional(flag, true),
  enable_anonymous_sign_ins: v.optional(flag, false),
  enable_manual_linking: v.optional(flag, false),
  minimum_password_length: v.optional(v.pipe(v.number(), v.integer(), v.minValue(6), v.maxValue(72)), 6),
  password_requirements: v.optional(
    v.picklist(['', 'letters_digits', 'lower_upper_letters_digits', 'lower_upper_letters_digits_symbols']),
    '',
  ),
  email: v.optional(email, {}),
  sms: v.optional(sms, {}),
  hook: v.optional(hook, {}),
  sessions: v.optional(sessions, {}),
  mfa: v.optional(mfa, {}),
  passkey: v.optional(v.object({ enabled: v.optional(flag, false) }), {}),
  webauthn: v.optional(webauthn, {}),
  external: v.optional(external, {}),
  rate_limit: v.optional(rateLimit, {}),
});

const realtime = v.object({
  enabled: v.optional(flag, true),
  /** The CLI's own keys, which mean nothing here. */
  ip_version: v.optional(v.string(), 'IPv4'),
  max_header_length: v.optional(count, 4096),
  /**
   * From here on ours, under the names that a hosted Supabase gives them in its settings; rates are for each connection,
   * with as much again kept for a moment of many.
   */
  private_only: v.optional(flag, false),
  max_channels_per_client: v.optional(positive, 100),
  max_joins_per_second: v.optional(positive, 100),
  max_events_per_second: v.optional(positive, 200),
  max_bytes_per_second: v.optional(positive, 1_000_000),
  max_payload_size_in_kb: v.optional(positive, 256),
  /** Open at one time in each process, from one address. */
  max_connections_per_visitor: v.optional(positive, 6000),
});

const functionSettings = v.object({ verify_jwt: v.optional(flag, true), enabled: v.optional(flag, true) });

/** The part of `config.toml` that this engine acts on, with the Supabase CLI's keys and defaults. */
export const configSchema = v.object({
  project_id: v.optional(v.string(), ''),
  api: v.optional(api, {}),
  auth: v.optional(auth, {}),
  storage: v.optional(storage, {}),
  realtime: v.optional(realtime, {}),
  functions: v.optional(v.record(v.string(), functionSettings), {}),
});

/** Engine settings after parsing; durations are in seconds. */
export type Settings = v.InferOutput<typeof configSchema>;
export type AuthSettings = Settings['auth'];
export type ApiSettings = Settings['api'];
export type StorageSettings = Settings['storage'];
export type RealtimeSettings = Settings['realtime'];
