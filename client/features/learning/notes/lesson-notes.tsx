import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import {
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { describePassage } from '#domain/learning/notes/describe-passage.ts';
import type { NoteAnchor, PassageAnchor } from '#domain/learning/notes/note-anchor.ts';
import { useMentorTools } from '../../../lib/mentor-tools.ts';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { useLessonNotes } from './fetch-lesson-notes.ts';
import { lessonWords } from './lesson-words.ts';
import { NoteList } from './note-list.tsx';
import { PassageNotes } from './passage-notes.tsx';
import { useOfferedPlayer } from './player-place.ts';
import { PrintedNotes } from './printed-notes.tsx';
import { useNoteActions } from './save-note.ts';
import { useMarkedPassages } from './use-marked-passages.ts';
import { useNoteEditing } from './use-note-editing.ts';
import { useNotePlaces } from './use-note-places.ts';
import { usePassageSelection } from './use-passage-selection.ts';

/** What the toolbar of the lesson can ask of its notes. */
export interface NotesHandle {
  /** Begins a note on what is selected, on the second that is played, or else on the whole lesson. */
  write: () => void;
}

interface LessonNotesProps {
  ref: Ref<NotesHandle>;
  lessonId: string;
  /** Holds the text of the lesson, drawn before this. */
  text: RefObject<HTMLElement | null>;
  /** The figures whose state can be noted. */
  figures: readonly string[];
  /** Whether the margin is free for notes, if the window is wide enough. */
  hasMargin: boolean;
  /** The note that a link leads to. */
  pointedAt: string | null;
}

/** The text is drawn before its notes, and drawn anew with them. */
const neverChanges = () => () => undefined;

/** The learner's notes on a lesson: beside the passages they are about, below the player, and at the end. Import it lazily. */
export function LessonNotes({ ref, lessonId, text, figures, hasMargin, pointedAt }: LessonNotesProps) {
  const { t } = useLingui();
  const drawMentorTools = useMentorTools();
  const { query, notes } = useLessonNotes(lessonId);
  const actions = useNoteActions();
  const editing = useNoteEditing(lessonId, 'text', notes, actions);
  const player = useOfferedPlayer();
  const root = useSyncExternalStore(neverChanges, () => text.current);
  const isWide = useMediaQuery('(width >= 90rem)');
  const isBeside = isWide && hasMargin;

  const { draft } = editing;
  const isNew = draft !== null && !notes.some(({ id }) => id === draft.id);
  const passages = notes.flatMap(({ id, anchor }) => (anchor.kind === 'passage' ? [{ id, anchor }] : []));
  const begun = isNew && draft.anchor.kind === 'passage' ? [{ id: '', anchor: draft.anchor }] : [];
  const marked = useMarkedPassages(root, [...passages, ...begun]);
  const places = useNotePlaces(marked, isBeside);
  const changed = new Set(marked.flatMap(({ id, hasChanged }) => (hasChanged ? [id] : [])));
  const placed = new Set(places.flatMap(({ ids }) => ids));

  const { selection, current, forget } = usePassageSelection(root);
  const selected = (): PassageAnchor | null => {
    const range = current();
    if (root === null || range === null) return null;
    const words = lessonWords(root);
    const place = words.placeOf(range);
    return place && describePassage(words.text, place.from, place.to);
  };
  const write = () => {
    const passage = selected();
    const playback = player?.playback();
    if (document.fullscreenElement !== null) void document.exitFullscreen();
    playback?.pause();
    editing.begin(
      passage ?? (playback ? { kind: 'moment', second: Math.floor(playback.seconds) } : { kind: 'lesson' }),
    );
    forget();
  };
  useImperativeHandle(ref, () => ({ write }));

  const seek = player ? (second: number) => player.playback().seek(second) : undefined;
  const led = notes.find(({ id }) => id === pointedAt)?.anchor;
  useSeekOnce(seek, led);
  const isHere = (anchor: NoteAnchor) => anchor.kind === 'moment' && player !== null;
  const ofPlayer = notes.filter(({ anchor }) => isHere(anchor));
  const others = notes.filter(
    ({ id, anchor }) =>
      !placed.has(id) && !isHere(anchor) && !(anchor.kind === 'figure' && figures.includes(anchor.figure)),
  );
  const isInList = isNew && !isHere(draft.anchor) && !placed.has('');
  const shared = { editing, actions, pointedAt };
  const count = notes.length;
  return (
    <>
      {places.map(({ element, ids }) =>
        createPortal(
          <PassageNotes
            notes={ids.flatMap((id) => (id === '' ? [null] : (notes.find((note) => note.id === id) ?? [])))}
            changed={changed}
            isBeside={isBeside}
            {...shared}
          />,
          element,
          ids.join(' '),
        ),
      )}
      {player !== null &&
        createPortal(
          <NoteList notes={ofPlayer} isNew={isNew && isHere(draft.anchor)} onSeek={seek} {...shared} />,
          player.element,
        )}
      {selection !== null && draft === null && (
        <div
          className="absolute z-10 grid rounded-control bg-surface shadow-overlay print:hidden"
          style={{
            top: selection.top,
            left: Math.max(8, Math.min(selection.left, document.documentElement.clientWidth - 200)),
          }}
        >
          <button
            type="button"
            className={buttonStyles('secondary')}
            // The selection must outlive the press.
            onPointerDown={(event) => event.preventDefault()}
            onClick={write}
          >
            <Pencil aria-hidden="true" className="size-5" />
            <Trans>Write a note</Trans>
          </button>
          {drawMentorTools({ words: selection.range.toString() })}
        </div>
      )}
      {(others.length > 0 || isInList) && (
        <section
          aria-label={t`Your notes on this lesson`}
          className="mt-8 border-t border-line pt-4 print:hidden"
        >
          <NoteList notes={others} isNew={isInList} {...shared} />
        </section>
      )}
      <PrintedNotes notes={notes} />
      <p role="status" className="sr-only">
        {editing.savedId !== null && (
          <Plural
            value={count}
            one="Saved. There is # note on this lesson."
            other="Saved. There are # notes on this lesson."
          />
        )}
      </p>
      {query.isError && (
        <p className="mt-4 text-15 text-muted print:hidden">
          <Trans>Your notes on this lesson could not be loaded.</Trans>{' '}
          <button
            type="button"
            className={buttonStyles('link', 'text-15!')}
            onClick={() => void query.refetch()}
          >
            <Trans>Retry</Trans>
          </button>
        </p>
      )}
    </>
  );
}

/** Goes to the second of the note that a link leads to, as soon as there is a player. */
function useSeekOnce(seek: ((second: number) => void) | undefined, anchor: NoteAnchor | undefined): void {
  const isDone = useRef(false);
  const second = anchor?.kind === 'moment' ? anchor.second : undefined;
  useEffect(() => {
    if (isDone.current || seek === undefined || second === undefined) return;
    isDone.current = true;
    seek(second);
  }, [seek, second]);
}
