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

/** The lesson gallery, compiled by tools/gallery when the workshop is built. */
declare module 'virtual:lesson-gallery' {
  import type { ActivityKey } from '#domain/activities/activity-key.ts';
  import type { LearnerActivity } from '#domain/activities/learner-activity.ts';
  import type { FigureData } from '#domain/catalogue/drawing/drawing-data.ts';
  import type { ExplainedTerm } from '#domain/catalogue/glossary-contract.ts';
  import type { Lecture } from '#domain/catalogue/lecture/lecture-data.ts';

  type Activities = Readonly<Record<string, LearnerActivity>>;

  const gallery: {
    readonly blocks: readonly {
      readonly title: string;
      readonly source: string;
      readonly html: string;
      readonly terms: Record<string, ExplainedTerm>;
    }[];
    readonly figures: Record<string, FigureData>;
    readonly activities: Activities;
    readonly lecture: {
      readonly title: string;
      readonly lecture: Lecture;
      readonly activities: Activities;
      readonly source: string;
    };
    readonly keys: Readonly<Record<string, ActivityKey>>;
  };
  export default gallery;
}

/** What answers it: tools/gallery/answer-gallery.ts, which uses the rules of the server. */
declare module 'virtual:gallery-answers' {
  import type { Backend } from './lib/backend/connect-backend.ts';

  export function galleryServer(gallery: { readonly activities: object; readonly keys: object }): Backend;
}
