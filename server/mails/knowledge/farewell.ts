import { endOfMails } from '../mail-links.ts';
import type { MailTemplate } from '../mail-template.ts';
import { msg } from '#server/mails/msg.ts';

/** After two weeks of silence: that nothing more comes until they are back, and what is kept. */
export function farewell(facts: { readonly fading: number; readonly token: string }): MailTemplate {
  return (setting) => {
    const { site, publicUrl, language } = setting;
    const fading = new Intl.NumberFormat(language).format(facts.fading);
    const unsubscribeUrl = endOfMails('all', facts.token, setting);
    return {
      subject: msg`We write no more until you are back at ${{ site }}`,
      parts: [
        {
          text: msg`You have not been here for two weeks, so this is the last mail. Nothing more comes until you learn again; then the mails you asked for come as before.`,
        },
        {
          text: msg`All you did is kept. Skills that fade by now: ${{ fading }}. Reviews bring them back, a few a day, and nobody counts what was missed.`,
        },
        { link: `${publicUrl}/dashboard`, words: msg`Go on where you stopped` },
        { text: msg`To get no more mails at all, open:\n${{ unsubscribeUrl }}` },
      ],
      unsubscribeUrl,
    };
  };
}
