import { join } from 'node:path';

/**
 * The environment of a browser that has a typeface for Hindi beside those of the system, as phones and desktops do and
 * bare machines do not: there, Hindi would be boxes until our own typeface has come. It counts where fontconfig does, on
 * Linux.
 */
export function environmentWithFonts(): NodeJS.ProcessEnv {
  return { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') };
}
