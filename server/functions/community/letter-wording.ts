/** What a letter about an application tells. */
export type LetterKind = 'received' | 'awarded' | 'declined';

/**
 * Everything that letters to applicants say in one language. `{site}` stands for the name of the installation, `{program}`
 * for the scholarship, `{due}` for the end of the 48 hours. Nothing stands for what the applicant typed: the address may be
 * somebody else's (docs/decisions/mails.md).
 */
export type LetterTexts = {
  readonly letters: Readonly<
    Record<
      LetterKind,
      {
        readonly subject: string;
        readonly text: string;
        /** The words of the link to the applicant's own page. */
        readonly action: string;
      }
    >
  >;
  /** Before what the admin wrote about the decision. */
  readonly reason: string;
  /** How the award reaches the learner's account. */
  readonly claim: string;
  /** For those who did not apply: anybody can type an address into a form. */
  readonly ignore: string;
};
