import { readFileSync } from 'node:fs';
import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin, transformWithOxc } from 'vite';
import { parse as parseToml } from 'smol-toml';
import { parse } from 'yaml';

/**
 * What both client builds share. The message macros are expanded in a pass of their own before React's compiler:
 * the compiler would otherwise memoise the macro calls instead of what they expand to.
 */
export const clientPlugins = [
  babel({ plugins: ['@lingui/babel-plugin-lingui-macro'], include: /client\/.*\.tsx?$/ }),
  // What the compiler gives up on would be drawn anew each time, and nothing would say so: it fails the build instead.
  babel({
    presets: [reactCompilerPreset({ panicThreshold: 'all_errors' })],
    include: /client\/.*\.tsx?$/,
  }),
  react(),
  lingui({ failOnCompileError: true }),
  tailwindcss(),
];

/** The boot script as every page carries it. */
export const headScript = minifySync('head.js', readFileSync('client/boot/head.js', 'utf8')).code.trim();

/** Puts the boot script inline into the HTML entries; `tools/build-client.ts` hashes it for the CSP. */
export const inlineHeadScript: Plugin = {
  name: 'inline-head-script',
  transformIndexHtml: () => [{ tag: 'script', children: headScript, injectTo: 'head-prepend' }],
};

const ENTRY_OF_APP = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * Puts the script that draws a session's bars before the app is there inline into the app's own page. The app is fetched meanwhile and run
 * once they are drawn: an answer that comes while it is put together would wait for all of it.
 */
const inlineFirstBars: Plugin = {
  name: 'inline-first-bars',
  transformIndexHtml: {
    order: 'post',
    async handler(page, { filename }) {
      if (!filename.endsWith('/app.html')) return page;
      const file = 'client/boot/first-bars.ts';
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
      // What is left of its imports of types would make it a module.
      const text = code.replace(/^export \{\s*\};?$/m, '');
      const script = minifySync('first-bars.js', `(() => {${text}})();`).code.trim();
      const [entry, app] = ENTRY_OF_APP.exec(page) ?? [];
      if (entry === undefined || app === undefined) throw new Error(`${filename} names no script of the app`);
      return {
        html: page.replace(entry, `<link rel="modulepreload" crossorigin href="${app}">`),
        tags: [
          { tag: 'script', children: script, injectTo: 'head-prepend' },
          {
            tag: 'script',
            children: `(window.firstAnswer?.drawn??Promise.resolve()).then(()=>import("${app}"))`,
            injectTo: 'body',
          },
        ],
      };
    },
  },
};

/** What the app shows of the operator's own facts; the public pages get the whole file when they are rendered. */
export const siteFacts = {
  define: { __SITE_FACTS__: JSON.stringify(readSiteFacts()) },
};

/** Tailwind's values for browsers without `@property`: none of those that we build for, and some 240 bytes of every page. */
const FALLBACK = /@layer properties\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/;

const withoutFallback: Plugin = {
  name: 'without-fallback',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css') && typeof file.source === 'string')
        file.source = file.source.replace(FALLBACK, '');
    }
  },
};

type EngineSettings = { auth: { minimum_password_length: number } };

function readSiteFacts() {
  const site = parse(readFileSync('content/site.yaml', 'utf8'));
  const { auth } = parseToml(readFileSync('supabase/config.toml', 'utf8')) as EngineSettings;
  return {
    name: site.name,
    features: { certificate: site.features.certificate },
    minimumAge: site.legal.minimum_age,
    legalVersions: site.legal.versions,
    minimumPasswordLength: auth.minimum_password_length,
  };
}

/** The browsers we build for: all that know `light-dark()`, so that each colour is written once, and `@property`. */
export const browsers = ['chrome123', 'firefox128', 'safari17.5'];

export default defineConfig({
  root: 'client',
  plugins: [...clientPlugins, inlineHeadScript, inlineFirstBars, withoutFallback],
  ...siteFacts,
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    target: browsers,
    // Nothing is inlined: the content security policy has no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        app: 'client/app.html',
        auth: 'client/auth.html',
        pages: 'client/styles/pages.css',
        guest: 'client/entry-guest.ts',
      },
      // What joins modules of the older kind comes with React, which needs it first: in a file of its own it would cost every page.
      output: {
        codeSplitting: { groups: [{ name: 'react', test: /rolldown\/runtime|node_modules\/react\// }] },
      },
    },
  },
});
