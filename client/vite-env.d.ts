declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

/** Written into the bundle by vite.config.ts from content/site.yaml and supabase/config.toml. */
declare const __SITE_FACTS__: {
  readonly name: string;
  /** Which of the features that the app speaks of work. */
  readonly features: { readonly certificate: 'ready' | 'in-preparation' };
  /** Years; stated at sign-up. */
  readonly minimumAge: number;
  /** Characters; the server refuses shorter ones. */
  readonly minimumPasswordLength: number;
  /** The day (YYYY-MM-DD) each legal document came into force. */
  readonly legalVersions: {
    readonly terms: string;
    readonly privacy: string;
    readonly 'risk-disclosure': string;
  };
};

/** The text of boot/head.js, written into the bundle of the public pages by vite.pages.config.ts. */
declare const __HEAD_SCRIPT__: string;
/** The text of public/favicon.svg. */
declare const __FAVICON__: string;
