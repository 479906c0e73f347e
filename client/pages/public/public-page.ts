import type { ComponentType } from 'react';

/** One public page: what it is called and what it shows. */
export interface PublicPage {
  status: number;
  /** The title without the site's name, as breadcrumbs and pictures of the page say it. */
  name: string;
  title: string;
  description: string;
  Content: ComponentType;
  /** Shown to one visitor: search engines and link previews have no business here. */
  isPrivate?: true;
  /** The address of its picture for link previews, where it is not the one that the build drew of the page. */
  picture?: string;
  /** Where somebody who is signed in goes on instead, in the app. */
  inApp?: string;
  /** In English alone: there is no such page in another language. */
  isEnglish?: true;
  /** What schema.org calls what the page is about, instead of the way to it. */
  about?: Readonly<Record<string, unknown>>;
}
