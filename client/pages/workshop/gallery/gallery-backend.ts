import { GalleryAnswers } from 'virtual:gallery-answers';
import gallery from 'virtual:lesson-gallery';
import type { Backend } from '../../../lib/backend/connect-backend.ts';

/** The lesson that all blocks belong to. */
export const GALLERY_LESSON = '00000000-0000-4000-8000-000000000001';

const answers = new GalleryAnswers({
  activities: { ...gallery.activities, ...gallery.lecture.activities },
  keys: gallery.keys,
});

/** A visitor who is somebody: drafts are kept by the id of their author. */
const visitor = { session: { user: { id: 'gallery' } } };

/**
 * Stands for the server: calls are answered in this page, and tables are not asked. What is not needed here is not there,
 * and fails where somebody begins to need it.
 */
export const galleryBackend = {
  call: (name: string, body: Readonly<Record<string, unknown>>) => answers.call(name, body),
  auth: {
    onAuthStateChange(listen: (event: string, session: object) => void) {
      listen('INITIAL_SESSION', visitor.session);
      return { data: { subscription: { unsubscribe: () => undefined } } };
    },
  },
} as unknown as Backend;
