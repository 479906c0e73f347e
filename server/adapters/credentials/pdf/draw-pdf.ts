import { buffer } from 'node:stream/consumers';
import Pdf, { type Structure } from 'pdfkit';
import { encodeQR } from 'qr';
import { DRAWING_RADIUS, drawRecord } from '#domain/credentials/drawing/draw-record.ts';
import type { Credential } from '#domain/credentials/shape/credential-schema.ts';
import { readFacts, type RecordFacts, type StatedFacts } from '#domain/credentials/shape/read-facts.ts';
import { sha256Text } from '#domain/credentials/text/sha256-text.ts';
import { type Line, writeLine } from './write-line.ts';

/** A4, lying, in points. */
const PAGE = { width: 842, height: 595, left: 44, right: 798 };
const FACTS_WIDTH = 318;
const INK = '#1b1b26';
const MUTED = '#5c5a63';
const PLUM = '#7b1f6e';
const HAIRLINE = '#dcd9d1';
const PAPER = '#fcfaf6';
const DRAWING = { x: 602, y: 226, radius: 178 };
const QR = { x: 744, y: 522, side: 54 };

/** What stands beside each other in the rows of facts. */
type Row = { readonly name: string; readonly fact: string; readonly detail: string };

/**
 * The certificate as a page to print: every word on it is a signed term, the drawing is drawn from them, and the signed text is
 * attached, so that the file can be checked like any other.
 *
 * @param address where it can be checked
 */
export async function drawPdf(signedText: string, address: string): Promise<Uint8Array> {
  const facts = readFacts(JSON.parse(signedText) as Credential);
  if (!facts) throw new Error('This is not the text of a certificate.');
  const { name, course, isAward, issuer, host, exam, practical, serial } = facts;
  const issued = new Date(facts.validFrom);
  const title = `${course}, ${name ?? issuer}`;
  const pdf = new Pdf({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: issuer, CreationDate: issued, ModDate: issued },
  });
  const written = buffer(pdf);
  pdf.file(Buffer.from(signedText), {
    name: 'certificate.json',
    type: 'application/json',
    description: 'The signed certificate',
    creationDate: issued,
    modifiedDate: issued,
  });
  decorate(pdf);

  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(issued);
  const lines: Line[] = [
    plain(issuer, 50, { size: 15, style: { face: 'serif', weight: 500 } }),
    plain('This certifies that', 100, { color: MUTED }),
    plain(name ?? 'the holder of the address in it', 160, {
      size: 46,
      most: FACTS_WIDTH,
      style: { face: 'serif', weight: 500 },
      tag: 'H1',
      lang: languageOf(name ?? ''),
    }),
    plain(isAward ? 'has won the award' : 'has passed', 203, { color: MUTED }),
    plain(course, 233, { size: 26, most: FACTS_WIDTH, style: { face: 'serif', weight: 500 }, tag: 'H2' }),
    ...rows(facts).flatMap(({ name: row, fact, detail }, index) => [
      plain(row, 282 + index * 49, { color: MUTED, size: 9.5 }),
      plain(fact, 282 + index * 49, { x: PAGE.left + 88, style: { face: 'sans', weight: 600 } }),
      plain(detail, 297 + index * 49, { x: PAGE.left + 88, color: MUTED, size: 9, most: 230 }),
    ]),
    plain(day, 438, { style: { face: 'sans', weight: 600 }, size: 9.5 }),
    plain('Date', 452, { color: MUTED, size: 8 }),
    plain(issuer, 438, { x: PAGE.left + 116, style: { face: 'sans', weight: 600 }, size: 9.5 }),
    plain(`Issuer, ${host}`, 452, { x: PAGE.left + 116, color: MUTED, size: 8, most: 200 }),
    plain(serial, 472, { size: 8 }),
    plain('Serial', 485, { color: MUTED, size: 8 }),
    plain(String(exam.right), DRAWING.y + 6, {
      x: DRAWING.x,
      align: 'middle',
      size: 27,
      style: { face: 'serif', weight: 500 },
    }),
    plain(`of ${exam.bits.length}`, DRAWING.y + 21, { x: DRAWING.x, align: 'middle', size: 9, color: MUTED }),
    ...caption(facts),
    plain(
      'Digitally signed. It shows what was learned; it is not a licence and promises no results.',
      528,
      {},
    ),
    plain('Anybody can check it, without an account:', 545, { color: MUTED }),
    plain(address, 561, { color: PLUM, most: 600 }),
    plain('Scan to check', 536, { x: QR.x - 10, align: 'end', color: MUTED, size: 9 }),
  ];
  const words: Structure[] = [];
  for (const line of lines) words.push(await writeLine(pdf, line));
  const parts = [drawing(pdf, signedText, exam, practical), ...words, code(pdf, address)];
  const all = pdf.struct('Document', { title, lang: 'en' }, parts);
  pdf.addStructure(all);
  all.end();
  pdf.end();
  return written;
}

function plain(text: string, foot: number, rest: Partial<Line>): Line {
  return { text, x: PAGE.left, foot, size: 10.5, style: { face: 'sans', weight: 400 }, color: INK, ...rest };
}

function rows({ exam, practical, byPerson, isReport }: StatedFacts): Row[] {
  return [
    {
      name: 'Exam',
      fact: `${exam.right} of ${exam.bits.length} items right`,
      detail: byPerson.includes('exam')
        ? 'A person let it count as passed'
        : 'Items drawn by the published blueprint',
    },
    {
      name: 'Critical skills',
      fact: 'Shown',
      detail: 'Each one missed was answered right on a new item',
    },
    {
      name: 'Practical part',
      fact: `${practical.right} of ${practical.bits.length} ${isReport ? 'points for a report' : 'done by its rules'}`,
      detail: `${byPerson.includes('practical') ? 'Marked by a person' : 'Marked by rule'}; profit was not scored`,
    },
  ];
}

/** For who hears it: a name is read as its script is. */
function languageOf(name: string): string {
  if (/\p{Script=Arabic}/u.test(name)) return 'ar';
  if (/\p{Script=Devanagari}/u.test(name)) return 'hi';
  return /\p{Script=Han}/u.test(name) ? 'zh' : 'en';
}

/** Says what the drawing shows, as far as its order is that of the sitting. */
function caption({ exam, practical, isReport }: StatedFacts): Line[] {
  const says = (what: string, { order, bits, right }: RecordFacts) => {
    const missed = [...bits].flatMap((bit, index) => (bit === '1' ? [] : [String(index + 1)]));
    const places = new Intl.ListFormat('en-GB').format(missed);
    return `${bits.length} ${what}${missed.length === 0 ? '.' : order === 'ordered' ? `: ${places} fell short.` : `, ${right} of them whole.`}`;
  };
  const middle = { x: DRAWING.x, align: 'middle', most: 400 } as const;
  return [
    plain('The drawing is the record.', 434, { ...middle, size: 9.5, style: { face: 'sans', weight: 600 } }),
    plain(says('ink petals, one for each exam item', exam), 448, { ...middle, size: 8.5, color: MUTED }),
    plain(says(`plum petals, one for each practical ${isReport ? 'point' : 'step'}`, practical), 461, {
      ...middle,
      size: 8.5,
      color: MUTED,
    }),
  ];
}

function decorate(pdf: Pdf): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.rect(0, 0, PAGE.width, PAGE.height).fill(PAPER);
  pdf.lineWidth(0.6);
  for (const y of [264, 313, 362, 411])
    pdf
      .moveTo(PAGE.left, y)
      .lineTo(PAGE.left + FACTS_WIDTH, y)
      .stroke(HAIRLINE);
  pdf.moveTo(PAGE.left, 505).lineTo(PAGE.right, 505).stroke(INK);
  pdf.endMarkedContent();
}

function drawing(pdf: Pdf, text: string, exam: RecordFacts, practical: RecordFacts): Structure {
  const paths = drawRecord({ examBits: exam.bits, practicalBits: practical.bits, hash: sha256Text(text) });
  const alt = `The record as a drawing: ${exam.right} of ${exam.bits.length} ink petals are whole, and ${practical.right} of ${practical.bits.length} plum petals.`;
  return pdf.struct('Figure', { alt }, () => {
    pdf.save();
    pdf.translate(DRAWING.x, DRAWING.y);
    pdf.scale(DRAWING.radius / DRAWING_RADIUS, DRAWING.radius / DRAWING_RADIUS);
    for (const [group, color, width] of [
      [paths.exam, INK, 2.4],
      [paths.outlines, INK, 6],
      [paths.practical, PLUM, 2.8],
      [paths.seal, INK, 2.4],
    ] as const)
      pdf.lineWidth(width).path(group.join('')).stroke(color);
    pdf.restore();
  });
}

/** The address as a code for cameras, and as a link. */
function code(pdf: Pdf, address: string): Structure {
  const cells = encodeQR(address, 'raw', { ecc: 'medium', border: 1 });
  const side = QR.side / cells.length;
  const drawn = pdf.struct('Figure', { alt: `QR code of ${address}` }, () => {
    for (const [row, cellsOfRow] of cells.entries())
      for (const [column, isDark] of cellsOfRow.entries())
        if (isDark) pdf.rect(QR.x + column * side, QR.y + row * side, side + 0.02, side + 0.02);
    pdf.fill(INK);
  });
  pdf.link(PAGE.left, 550, 600, 16, address);
  return drawn;
}
