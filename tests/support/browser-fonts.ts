import { join } from 'node:path';

/**
 * The environment of a browser that has the typefaces of a bare machine and one for Hindi, as phones and desktops do:
 * without it, Hindi would be boxes until our own typeface has come. It counts where fontconfig does, on Linux.
 */
export function environmentWithFonts(): NodeJS.ProcessEnv {
  return { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') };
}
