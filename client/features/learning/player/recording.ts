import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { Cue } from '#domain/catalogue/lecture/lecture-data.ts';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { type RecordingKind, RECORDINGS } from '#domain/catalogue/lecture/recording-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { unwrap } from '../../../lib/backend/unwrap.ts';
import { unwrapFiles } from '../../../lib/backend/unwrap-files.ts';

/** A recording as a player needs it. */
export interface Recording {
  language: string;
  /** Where its file is read, for some hours. */
  address: string;
  mediaType: string;
  cues: readonly Cue[];
}

/** For how long an address reads a recording, in seconds: a lesson with pauses. */
const VALID = 4 * 3600;

/**
 * What was recorded for a lesson, in the language of the interface or else in English; null without one, undefined while it
 * is not known.
 *
 * @param bodyHash of the lesson as it is shown: a voice that was recorded for other words fits no moment of it
 */
export function useRecording(
  lessonId: string,
  kind: RecordingKind,
  bodyHash?: string,
): { readonly recording: Recording | null | undefined; readonly refetch: () => Promise<unknown> } {
  const { rest, storage } = useBackend();
  const { i18n } = useLingui();
  const languages = LOCALES.filter((language) => language === i18n.locale || language === 'en');
  const { data, isError, refetch } = useQuery({
    queryKey: ['lesson_recordings', lessonId, kind, i18n.locale, bodyHash],
    queryFn: async (): Promise<Recording | null> => {
      const rows = unwrap(
        await rest
          .from('lesson_recordings')
          .select('language, object_name, media_type, cues, body_hash')
          .eq('lesson_id', lessonId)
          .eq('kind', kind)
          .in('language', languages),
      );
      const fitting = rows.filter((row) => bodyHash === undefined || row.body_hash === bodyHash);
      const row = fitting.find(({ language }) => language === i18n.locale) ?? fitting[0];
      if (row === undefined) return null;
      const files = (await storage()).from(RECORDINGS);
      const { signedUrl } = unwrapFiles(await files.createSignedUrl(row.object_name, VALID));
      return {
        language: row.language,
        address: signedUrl,
        mediaType: row.media_type,
        // The function that publishes it writes them as this type; the types of the tables know no domain.
        cues: Array.isArray(row.cues) ? (row.cues as Cue[]) : [],
      };
    },
    // A new address would begin it anew; it is fetched only when the old one fails.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  // Without it the lesson is still there: a lecture is read aloud by the browser, a video has the file of its folder.
  return { recording: isError ? null : data, refetch };
}
