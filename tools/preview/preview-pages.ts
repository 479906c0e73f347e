import type { ContentState } from './content-state.ts';

const STYLE = `
  body { font: 17px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; color: #2a2724 }
  h2 { margin-bottom: 0 } li { margin-block: .25rem } .todo { color: #8a4b00 } code { font-size: .9em }`;

/** The first page of the preview: all lessons, and everything the linter says. */
export function contentPage({ lessons, findings, product, failure }: ContentState): string {
  const modules = Map.groupBy(lessons, ({ course, module }) => `${course}: ${module}`);
  const list = Array.from(modules, ([name, entries]) => {
    const items = entries.map(({ title, page, file }) => {
      const count = findings.filter((finding) => finding.file === file).length;
      const note = count === 0 ? '' : ` <span class="todo">${count} to change</span>`;
      const link = product
        ? `<a href="/__preview/open?to=${encodeURIComponent(page)}">${escape(title)}</a>`
        : escape(title);
      return `<li>${link}${note} <code>${escape(file)}</code></li>`;
    });
    return `<h2>${escape(name)}</h2><ol>${items.join('')}</ol>`;
  });
  const todo = findings.map(
    ({ file, line, message }) => `<li><code>${escape(file)}:${line}</code> ${escape(message)}</li>`,
  );
  const waiting = product ? '' : '<p class="todo">The lessons cannot be shown before this is changed:</p>';
  const problem = failure === undefined ? '' : `<pre>${escape(failure)}</pre>`;
  return page(`<h1>Preview of the content</h1>${waiting}${problem}
    ${todo.length === 0 && problem === '' ? '<p>The content is ready.</p>' : `<details${product ? '' : ' open'}><summary>${todo.length} to change</summary><ul>${todo.join('')}</ul></details>`}
    ${list.join('')}
    <script>new EventSource('/__preview/events').onmessage = () => location.reload()</script>`);
}

/** Signs the author in, in the browser's own storage, and goes on to the lesson. */
export function signInPage(): string {
  return page(`<p>One moment…</p><script type="module">
    const to = new URLSearchParams(location.search).get('to') ?? '/';
    const session = await (await fetch('/__preview/session')).text();
    localStorage.setItem('ledgerline.auth', session);
    location.replace(new URL(to, location.origin).pathname + new URL(to, location.origin).search);
  </script>`);
}

function page(body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Preview</title><style>${STYLE}</style>${body}`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
