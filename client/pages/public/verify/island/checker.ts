import { carriedText, MAX_FILE_BYTES } from '#domain/credentials/file/carried-text.ts';
import { splitAnchored } from '#domain/credentials/file/anchored-text.ts';
import { verifyCredential } from '#domain/credentials/verify/verify-credential.ts';
import { describeVerification, fill, momentIn } from '../describe-verification.ts';
import type { VerifyWords } from '../verify-words.ts';
import type { ReadEvidence } from './read-evidence.ts';
import { showVerification } from './show-verification.ts';

/** Checks certificates in the browser and shows what became of them. */
export class Checker {
  readonly #root: HTMLElement;
  readonly #readEvidence: ReadEvidence;
  #text: string;
  /** The timestamp that came beside it in one file, or with the page. */
  #anchor: unknown;
  #email: string | undefined;
  #run = 0;

  constructor(root: HTMLElement, readEvidence: ReadEvidence) {
    this.#root = root;
    this.#readEvidence = readEvidence;
    this.#text = root.dataset.text ?? '';
    this.#anchor = root.dataset.anchor && (JSON.parse(root.dataset.anchor) as unknown);
  }

  /** Checks a file that was dropped or chosen. */
  async takeFile(file: File): Promise<void> {
    const bytes = file.size > MAX_FILE_BYTES ? new Uint8Array() : new Uint8Array(await file.arrayBuffer());
    await this.takeText(carriedText(bytes) ?? '');
  }

  /** Checks a text; the address that was typed for another is forgotten. */
  async takeText(given: string): Promise<void> {
    const { text, anchor } = splitAnchored(given);
    this.#text = text;
    this.#anchor = anchor;
    this.#email = undefined;
    this.#root.querySelector<HTMLFormElement>('[data-address]')?.reset();
    await this.check();
    this.#root.querySelector<HTMLElement>('[data-slot="title"]')?.focus();
  }

  /** Compares the address that the holder typed. */
  async takeAddress(email: string): Promise<void> {
    this.#email = email;
    await this.check();
  }

  /** Checks the certificate of the page anew. Of two checks at once the later one is shown. */
  async check(): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    const { issuer = '', origin = '', language = 'en', words = '{}', anchoring } = this.#root.dataset;
    const text = this.#text;
    const isAnchoring = anchoring !== undefined;
    const evidence = await this.#readEvidence(text, { issuer, origin, isAnchoring, anchor: this.#anchor });
    if (run !== this.#run) return;
    const known = JSON.parse(words) as VerifyWords;
    const verification = verifyCredential(text, { ...evidence, email: this.#email });
    const at = momentIn(language, evidence.now);
    const checkedAt = fill(known['checked.browser'] ?? '', { at });
    showVerification(this.#root, describeVerification(verification, known, language), checkedAt);
    this.#root.dataset.verdict = verification.verdict;
  }
}
