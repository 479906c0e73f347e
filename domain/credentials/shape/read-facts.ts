import type { Credential } from './credential-schema.ts';
import { countRight, readRecord, type RecordOrder } from './record.ts';
import { RESULT_KINDS, type ResultKind } from './result-kinds.ts';

/** What a certificate says, for people: all of it from signed terms. */
export type StatedFacts = {
  readonly course: string;
  /** Whether it is the award of a season; else it is a certificate. */
  readonly isAward: boolean;
  readonly issuer: string;
  /** The host that its issuer is named for. */
  readonly host: string;
  readonly name: string | undefined;
  readonly validFrom: string;
  readonly validUntil: string | undefined;
  readonly serial: string;
  readonly exam: RecordFacts;
  readonly practical: RecordFacts;
  readonly marking: string;
  /** Whether the practical part is a report; else it is a session of the simulator. */
  readonly isReport: boolean;
  /** The parts that a person let count as passed, and not their score alone. */
  readonly byPerson: readonly ('exam' | 'practical')[];
};

export type RecordFacts = { readonly order: RecordOrder; readonly bits: string; readonly right: number };

/** The facts of a certificate; undefined when its results contradict one another or its achievement. */
export function readFacts(credential: Credential): StatedFacts | undefined {
  const { achievement, identifier } = credential.credentialSubject;
  const { result } = credential.credentialSubject;
  const value = (kind: ResultKind) =>
    result.find(({ resultDescription }) => resultDescription === `${achievement.id}#${kind}`)?.value ?? '';
  const ids = achievement.resultDescription.map(({ id }) => id);
  const exam = readPart(value('exam-record'), value('exam-score'));
  const practical = readPart(value('practical-record'), value('practical-score'));
  // Their order counts, though JSON-LD reads another one the same: the drawing and the hash are made from the text.
  const isWhole =
    ids.length === result.length &&
    ids.every((id, place) => {
      const kind = RESULT_KINDS[place];
      return (
        kind !== undefined && id === `${achievement.id}#${kind}` && result[place]?.resultDescription === id
      );
    });
  if (!exam || !practical || !isWhole) return undefined;
  const marking = value('practical-marking');
  const needed = (kind: ResultKind) =>
    Number(
      achievement.resultDescription.find(({ id }) => id === `${achievement.id}#${kind}`)?.requiredValue ?? 0,
    );
  // One term tells of both: it is about the exam where its score alone would not have passed.
  const isExam = exam.right < needed('exam-score');
  const isReport = marking === 'by-person' && ids.length < RESULT_KINDS.length;
  const isPractical = isReport || practical.right < needed('practical-score') || !isExam;
  return {
    course: achievement.name,
    isAward: achievement.achievementType === 'Award',
    issuer: credential.issuer.name,
    host: credential.issuer.id.slice('did:web:'.length).replace('%3A', ':'),
    name: identifier[1]?.identityHash,
    validFrom: credential.validFrom,
    validUntil: credential.validUntil,
    serial: credential.id.slice('urn:uuid:'.length),
    exam,
    practical,
    marking,
    isReport,
    byPerson:
      marking === 'by-person'
        ? [...(isExam ? ['exam' as const] : []), ...(isPractical ? ['practical' as const] : [])]
        : [],
  };
}

function readPart(record: string, score: string): RecordFacts | undefined {
  const read = readRecord(record);
  if (!read || String(countRight(read.bits)) !== score) return undefined;
  return { ...read, right: countRight(read.bits) };
}
