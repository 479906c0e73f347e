import type { Credential } from '../shape/credential-schema.ts';
import { readFacts } from '../shape/read-facts.ts';
import { drawRecord } from '../drawing/draw-record.ts';
import { drawingSvg } from '../drawing/drawing-svg.ts';
import { sha256Text } from '../text/sha256-text.ts';
import { bakedElement } from './text-in-svg.ts';

/** The badge of a certificate: its drawing, with the signed text baked in. @throws when the text is no certificate */
export function badgeSvg(signedText: string): string {
  const facts = readFacts(JSON.parse(signedText) as Credential);
  if (!facts) throw new Error('This is not the text of a certificate.');
  const { exam, practical, course, issuer } = facts;
  const drawing = drawRecord({
    examBits: exam.bits,
    practicalBits: practical.bits,
    hash: sha256Text(signedText),
  });
  return drawingSvg(drawing, { title: `${course}, ${issuer}`, metadata: bakedElement(signedText) });
}
