import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compileGallery } from './compile-gallery.ts';

/** What the workshop imports the gallery by. */
const DATA = 'virtual:lesson-gallery';
const ANSWERS = 'virtual:gallery-answers';

/** Brings the lesson gallery and what answers it into the workshop: the product itself has neither. */
export const galleryPlugin: Plugin = {
  name: 'lesson-gallery',
  resolveId(name) {
    if (name === DATA) return `\0${DATA}`;
    return name === ANSWERS ? join(import.meta.dirname, 'answer-gallery.ts') : undefined;
  },
  async load(id) {
    if (id !== `\0${DATA}`) return undefined;
    return `export default ${JSON.stringify(await compileGallery())};`;
  },
};
