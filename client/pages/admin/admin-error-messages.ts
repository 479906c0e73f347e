import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Words for the codes of calls that only admins make. */
export const adminErrorMessages: Readonly<Record<string, MessageDescriptor>> = {
  'admins-only': msg`Only admins may do this, after every step of signing in.`,
  // Campaigns
  'campaign-not-found': msg`This campaign does not exist any more.`,
  'campaign-closed': msg`A campaign that has ended is not changed any more. Duplicate it to use it again.`,
  'campaign-changed': msg`Somebody else has changed this campaign. What you typed is kept: reload the page and look at both.`,
  'campaign-measured': msg`This campaign has figures, so its platform and currency stay as they are.`,
  'campaign-incomplete': msg`A campaign runs with a budget, a headline, a description and a call to action. Add what is missing first.`,
  'campaign-status-refused': msg`This is not possible in the status that the campaign has by now. Reload the page to see it.`,
  'period-invalid': msg`A campaign ends after it starts, and not in the past.`,
  'day-in-future': msg`Figures can be recorded for days that have come.`,
  'day-twice': msg`A day stands in the file twice.`,
  // Applications
  'application-not-found': msg`This application does not exist any more.`,
  'already-decided': msg`This application has been decided already.`,
  'already-reviewed': msg`You have reviewed this application already; the second review is somebody else’s.`,
  'no-seat-at-application': msg`Two others review this already, or it has been decided.`,
  'no-seat-to-release': msg`You have taken none of these, or have reviewed them already.`,
  'reviews-needed': msg`Two reviews come before the decision. Say why you do not wait for them.`,
  'no-seats-left': msg`Every seat of this program is taken.`,
  // Security
  'address-invalid': msg`This is neither an address nor a network, such as 203.0.113.7 or 203.0.113.0/24.`,
  'network-too-wide': msg`So many addresses cannot be blocked at once: /16 is the widest network of IPv4, /32 of IPv6.`,
  'own-address': msg`You are using this address yourself: blocking it would lock you out.`,
  'too-many-blocks': msg`A thousand addresses are blocked already. Lift blocks that are not needed any more first.`,
  'block-not-found': msg`This block has been lifted already.`,
  // Content
  'course-not-found': msg`This course does not exist any more.`,
  'report-not-found': msg`One of these reports does not exist any more. Reload the page to see what is left.`,
  // Certificates
  'already-revoked': msg`This certificate has been revoked already.`,
  'key-changed': msg`Another key signs by now. Rehearse again to see what would come of it.`,
  'keys-kept-elsewhere': msg`The operator keeps the keys elsewhere: this server cannot change them.`,
  'appeal-not-found': msg`This appeal does not exist any more.`,
  'appeal-decided': msg`This appeal has been decided already.`,
  'own-appeal': msg`This is your own appeal. Another admin decides it.`,
  'exam-report-not-found': msg`This report does not exist any more.`,
  'report-marked': msg`This report has been marked already.`,
  'own-report': msg`This is your own report. Another admin marks it.`,
  // Seasons
  'exam-not-found': msg`There is no exam here.`,
  'season-already': msg`A season of this exam is planned or open already.`,
  'too-few-certificates': msg`Fewer than 50 learners hold a certificate of this exam. A tenth of them would be mostly luck.`,
  'season-too-short': msg`A season lasts at least 28 days: what is asked again has to have been left alone for weeks.`,
  'season-too-long': msg`A season lasts at most 180 days.`,
  'season-in-past': msg`This season would have begun already. Choose a later day.`,
  'invitation-not-found': msg`This invitation does not exist any more.`,
  'invitation-decided': msg`This invitation has been decided already.`,
  'certificate-lost': msg`The certificate of this learner was revoked. Without one there is no award: refuse it, and say so.`,
  // Simulator
  'scenario-not-found': msg`This scenario does not exist any more, or stands in the content and is changed there.`,
  'scenario-not-sound': msg`The linter has something to say about this scenario. Draw it as it is now to read what, and mend it.`,
  'scenario-out-of-date': msg`The lesson or a skill of this scenario is no longer there. Vary another one.`,
  'too-many-scenarios': msg`A hundred scenarios are made here already. Remove one first.`,
  // People
  'account-not-found': msg`This account does not exist any more.`,
  'own-account': msg`This is your own account: another admin has to do it.`,
  'account-is-admin': msg`This account is an admin’s. Take the role first.`,
  'account-banned': msg`This account is banned. Lift the ban first.`,
  'last-admin': msg`Nobody else would be an admin. Make somebody else an admin first.`,
  'ban-over': msg`This ban would be over already.`,
};
