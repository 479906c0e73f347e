import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What is said of a certificate, by its name; words in braces are put in when something is known. */
export type VerifyWords = Readonly<Record<string, string>>;

// Each place in a sentence stands for itself, to be filled where the sentence is said.
const name = '{name}';
const course = '{course}';
const date = '{date}';
const issuer = '{issuer}';
const right = '{right}';
const items = '{items}';
const kept = '{kept}';
const units = '{units}';
const from = '{from}';
const until = '{until}';
const at = '{at}';
const block = '{block}';
const blockAt = '{blockAt}';

/** Every sentence that a check of a certificate may lead to, in the language of the page. */
export function verifyWords(i18n: I18n): VerifyWords {
  return {
    'check.structure': i18n._(msg`Structure`),
    'check.signature': i18n._(msg`Signature`),
    'check.key': i18n._(msg`Issuer’s key`),
    'check.status': i18n._(msg`Status`),
    'check.dates': i18n._(msg`Dates`),
    'check.recipient': i18n._(msg`Recipient’s address`),
    'check.anchor': i18n._(msg`Timestamp`),
    'outcome.verified': i18n._(msg`Verified`),
    'outcome.failed': i18n._(msg`Failed`),
    'outcome.unchecked': i18n._(msg`Could not check`),
    ...reasons(i18n),
    'title.verified': i18n._(msg`${name} passed ${course} on ${date}`),
    'title.verified-nameless': i18n._(msg`The holder of this file passed ${course} on ${date}`),
    'title.award': i18n._(msg`${name} won the award “${course}” on ${date}`),
    'title.award-nameless': i18n._(msg`The holder of this file won the award “${course}” on ${date}`),
    'title.unchecked': i18n._(msg`This could not be verified`),
    'title.failed': i18n._(msg`This file does not hold`),
    'title.revoked': i18n._(msg`This certificate was revoked`),
    'title.address': i18n._(msg`It was not issued to this address`),
    'title.anchor': i18n._(msg`The timestamp beside it does not hold`),
    'title.empty': i18n._(msg`There is no certificate of ours in this file`),
    'summary.verified': i18n._(msg`${issuer} signed this, and every check that it needs holds.`),
    'summary.unchecked': i18n._(msg`As long as a check is open, do not take it for verified.`),
    'summary.failed': i18n._(msg`Don’t rely on this file. Ask its holder for the original.`),
    'summary.revoked': i18n._(msg`${issuer} signed it and has taken it back.`),
    'summary.address': i18n._(msg`The other checks are below. Ask its holder for the address they used.`),
    'summary.anchor': i18n._(
      msg`The certificate itself is below, check by check. Ask for it without this timestamp.`,
    ),
    'summary.empty': i18n._(msg`Take the JSON, PNG, SVG or PDF file as it was downloaded.`),
    record: i18n._(
      msg`Exam ${right} of ${items}, critical skills shown again, practical part ${kept} of ${units}.`,
    ),
    'by-person.exam': i18n._(msg`The exam counts as passed by the decision of a person, not by its score.`),
    'by-person.practical': i18n._(msg`The practical part was marked by a person.`),
    states: i18n._(msg`It states: ${name}, ${course}, ${date}.`),
    'states-nameless': i18n._(msg`It states: ${course}, ${date}.`),
    'checked.browser': i18n._(msg`Checked in this browser, ${at}.`),
    'checked.server': i18n._(
      msg`Checked by our server, ${at}. Your browser checks again while you read, without it you have our word for it.`,
    ),
    drawing: i18n._(
      msg`The record as a drawing: a petal for each item of the exam, within it one for each part of the practical part, a bite for each miss.`,
    ),
  };
}

function reasons(i18n: I18n): VerifyWords {
  return {
    'no-structure': i18n._(msg`Cannot be told without a certificate.`),
    'structure.complete': i18n._(msg`A complete Open Badges 3.0 file with no unknown words.`),
    'structure.too-large': i18n._(msg`It is larger than any certificate of ours.`),
    'structure.not-json': i18n._(msg`It is not the text of a certificate.`),
    'structure.repeated-name': i18n._(msg`A word stands in it twice, so that readers could differ.`),
    'structure.unknown-shape': i18n._(
      msg`Words were added, left out or rearranged, or it is not one of ours.`,
    ),
    'structure.contradictory': i18n._(msg`What it states contradicts itself.`),
    'signature.holds': i18n._(msg`Nothing it states has changed since it was signed.`),
    'signature.does-not-hold': i18n._(msg`This is not the text that was signed.`),
    'signature.no-key': i18n._(msg`Without the issuer’s key it cannot be told.`),
    'key.listed': i18n._(msg`Listed by the issuer now, not expired, not revoked.`),
    'key.copy': i18n._(
      msg`A copy made with this file. Whether the key still holds, only the issuer’s site tells.`,
    ),
    'key.unread': i18n._(msg`The issuer’s list of keys could not be read.`),
    'key.other-issuer': i18n._(msg`It names another issuer than this site.`),
    'key.not-listed': i18n._(msg`The issuer lists no such key.`),
    'key.key-revoked': i18n._(msg`The issuer has given this key up as lost.`),
    'key.key-revoked-later': i18n._(
      msg`Given up as lost after this was signed: the timestamp shows that it is older.`,
    ),
    'key.key-expired': i18n._(msg`The key had expired.`),
    'status.not-revoked': i18n._(msg`Not revoked. The list was signed on ${at}.`),
    'status.revoked': i18n._(msg`Revoked by the issuer.`),
    'status.unread': i18n._(msg`The list of revoked certificates could not be read.`),
    'status.list-not-ours': i18n._(msg`What came is not the issuer’s list.`),
    'status.list-outdated': i18n._(msg`The list is too old to tell.`),
    'status.clock-wrong': i18n._(msg`The list is from the future: the clock of this device goes wrong.`),
    'dates.valid': i18n._(msg`Valid since ${from}. It has no end date.`),
    'dates.valid-until': i18n._(msg`Valid from ${from} until ${until}.`),
    'dates.clock-wrong': i18n._(msg`The clock of this device goes wrong.`),
    'dates.not-yet-valid': i18n._(msg`Not valid before ${from}.`),
    'dates.ended': i18n._(msg`It was valid until ${until}.`),
    'recipient.not-asked': i18n._(msg`Have the holder type it. It stays in this browser.`),
    'recipient.matches': i18n._(msg`It was issued to the address typed here.`),
    'recipient.differs': i18n._(msg`It was issued to another address than the one typed here.`),
    'anchor.no-timestamp': i18n._(msg`None came with it. Each certificate gets one within a day or two.`),
    'anchor.unreadable': i18n._(msg`What came as its timestamp is none.`),
    'anchor.of-another': i18n._(msg`The timestamp belongs to another file.`),
    'anchor.pending': i18n._(msg`Waiting for a block of Bitcoin, usually for less than a day.`),
    'anchor.no-block': i18n._(msg`The block that it names did not come with it.`),
    'anchor.no-work': i18n._(msg`What came as a block of Bitcoin did not cost the work of one.`),
    'anchor.not-in-block': i18n._(msg`The block that came with it does not hold it.`),
    'anchor.in-block': i18n._(msg`Existed no later than Bitcoin block ${block}, mined on ${blockAt}.`),
  };
}
