import { useLingui } from '@lingui/react/macro';
import { Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import type { Cue } from '#domain/catalogue/lecture/lecture-data.ts';
import type { VideoMedia } from '#domain/catalogue/lecture/video-data.ts';
import { PlayerButton } from '../player-button.tsx';
import { PlayerShell } from '../player-shell.tsx';
import { useMediaPlayback } from './use-media-playback.ts';
import { usePositionChange } from '../use-position-change.ts';
import { VideoFailure } from './video-failure.tsx';

interface VideoViewerProps {
  media: VideoMedia;
  /** Where the files lie, with a slash at the end. */
  folder: string;
  startAt: number;
  onPosition: (seconds: number) => void;
  /** Gets a new address for the files and shows the video again. */
  onRetry: () => void;
}

const NONE: readonly Cue[] = [];

/** Plays a recorded video with its captions, chapters and transcript. */
export function VideoViewer({ media, folder, startAt, onPosition, onRetry }: VideoViewerProps) {
  const { t, i18n } = useLingui();
  const [captionsShown, setCaptionsShown] = useState(true);
  const [failed, setFailed] = useState(false);
  const { video, playback, muted, toggleMute, events } = useMediaPlayback({
    startAt,
    captionsShown,
    knownLength: media.cues.at(-1)?.to ?? 0,
    cues: media.captions.length === 0 ? media.cues : NONE,
  });
  const { captions, sources, poster } = media;
  // English, in which every video has them, unless they are there in the language of the interface.
  const spoken = captions.find(({ language }) => language === i18n.locale) ?? captions[0];

  usePositionChange(playback.seconds, onPosition);

  return (
    <PlayerShell
      playback={playback}
      chapters={media.chapters.map(({ at, title }) => ({ from: at, text: title }))}
      lines={media.cues}
      captions={{ shown: captionsShown, toggle: () => setCaptionsShown(!captionsShown) }}
      sound={{ muted, toggle: toggleMute }}
      extraButtons={
        <PlayerButton label={t`Mute`} keys="m" aria-pressed={muted} onClick={toggleMute}>
          {muted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        </PlayerButton>
      }
      stage={
        failed ? (
          <VideoFailure types={sources.map(({ type }) => type)} onRetry={onRetry} />
        ) : (
          <video
            ref={video}
            {...events}
            playsInline
            preload="metadata"
            poster={poster && folder + poster}
            onLoadedMetadata={() => playback.seek(startAt)}
            onError={() => setFailed(true)}
            onClick={playback.playing ? playback.pause : playback.play}
            className="aspect-video w-full rounded-control bg-sunken [:fullscreen_&]:max-h-[calc(100dvh-9rem)]"
          >
            {sources.map(({ file, type }, index) => (
              <source
                key={file}
                src={folder + file}
                type={type}
                // The browser tries one after the other; without the last one there is none.
                onError={index === sources.length - 1 ? () => setFailed(true) : undefined}
              />
            ))}
            <track kind="captions" srcLang={spoken?.language} src={spoken && folder + spoken.file} />
          </video>
        )
      }
    />
  );
}
