/** The mails about further modules of a course, for whoever opens the link that ends them. */
export type NoticeStatus = {
  /** What opened it. */
  readonly token: string;
  /** The course; null once the mails have ended. */
  readonly course: {
    readonly title: string;
    readonly translations: Readonly<Record<string, Readonly<Record<string, unknown>>>> | null;
  } | null;
};
