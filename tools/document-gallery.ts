/** `npm run gallery` writes docs/lesson-gallery.md from the lessons of docs/gallery. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGallery } from './gallery/read-gallery.ts';
import { renderGallery } from './gallery/render-gallery.ts';

const page = join(import.meta.dirname, '../docs/lesson-gallery.md');
writeFileSync(page, renderGallery(await readGallery()));
