import type { LetterTexts } from '../letter-wording.ts';

export const en: LetterTexts = {
  letters: {
    received: {
      subject: 'We have your application at {site}',
      text: 'Thank you. Your application for “{program}” has arrived. We review it within 48 hours, by {due}, and write to you. Two people read why you want to learn before we decide: tell them on the page below.',
      action: 'See how your application stands',
    },
    awarded: {
      subject: 'Your scholarship at {site}',
      text: 'Congratulations. You are awarded “{program}”: every course is open to you, without payment.',
      action: 'Claim the scholarship',
    },
    declined: {
      subject: 'The decision on your application at {site}',
      text: 'Thank you for applying. We cannot award you “{program}” this time. The assessment and the first module of every course are free for you as for everybody.',
      action: 'See the decision',
    },
  },
  reason: 'The reason:',
  claim:
    'Sign up with this email address and confirm it, and the scholarship is yours. With another address, follow the link below once you are signed in.',
  ignore: 'If you did not apply, you can ignore this mail.',
};
