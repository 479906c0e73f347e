import { galleryServer } from 'virtual:gallery-answers';
import gallery from 'virtual:lesson-gallery';

/** The lesson that all blocks belong to. */
export const GALLERY_LESSON = '00000000-0000-4000-8000-000000000001';

/** Stands for the server: calls are answered in this page, and its tables are not there. */
export const galleryBackend = galleryServer({
  activities: { ...gallery.activities, ...gallery.lecture.activities },
  keys: gallery.keys,
});
