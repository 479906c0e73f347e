import { type SpokenSentence, spokenSentences } from './spoken-sentences.ts';

/** Marks the block that is being read; styled in prose.css. */
const MARK = 'data-read-aloud';

/** Failed: the browser has no voice, or lost it. */
export type ReadingState = 'silent' | 'reading' | 'paused' | 'failed';

export interface Reader {
  /** Reads a text from its beginning, or goes on after a pause. */
  play: (text: HTMLElement) => void;
  pause: () => void;
  stop: () => void;
}

/**
 * Reads a text aloud in English, sentence by sentence, and marks the block it is at. A pause ends the sentence, which is
 * begun again on play: the pause that browsers offer does not work on phones.
 * @param onState told at every change
 */
export function createReader(onState: (state: ReadingState) => void): Reader {
  let rest: SpokenSentence[] = [];
  // Events of a sentence that was cut short arrive late; they belong to an earlier turn.
  let turn = 0;

  function silence(): void {
    turn += 1;
    rest[0]?.block.removeAttribute(MARK);
    speechSynthesis.cancel();
  }

  function end(state: ReadingState): void {
    silence();
    rest = [];
    onState(state);
  }

  function speak(): void {
    const [sentence] = rest;
    if (sentence === undefined) return end('silent');
    const current = ++turn;
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.lang = 'en';
    utterance.addEventListener('end', () => {
      if (current !== turn) return;
      sentence.block.removeAttribute(MARK);
      rest.shift();
      speak();
    });
    utterance.addEventListener('error', () => {
      if (current === turn) end('failed');
    });
    sentence.block.setAttribute(MARK, '');
    sentence.block.scrollIntoView({ block: 'nearest' });
    speechSynthesis.speak(utterance);
  }

  return {
    play(text) {
      if (rest.length === 0) rest = spokenSentences(text);
      onState('reading');
      speak();
    },
    pause() {
      silence();
      onState('paused');
    },
    stop: () => end('silent'),
  };
}
