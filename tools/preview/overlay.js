// What the preview adds to a page of a course: it reloads when a file was saved, and a panel says what is to be changed
// in this lesson and which answers are right. Shown to authors only, on their own machine.

new EventSource('/__preview/events').addEventListener('message', () => location.reload());

const panel = document.createElement('details');
panel.lang = 'en';
panel.setAttribute('aria-label', 'Preview');
Object.assign(panel.style, {
  position: 'fixed',
  insetBlockEnd: '1rem',
  insetInlineEnd: '1rem',
  zIndex: '1000',
  maxInlineSize: '30rem',
  maxBlockSize: '70vh',
  overflow: 'auto',
  padding: '0.5rem 1rem',
  border: '2px solid #8a4b00',
  borderRadius: '0.5rem',
  background: 'Canvas',
  color: 'CanvasText',
  font: '15px/1.4 system-ui, sans-serif',
});

/** @param {string} tag @param {string} text */
function element(tag, text) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

async function refresh() {
  const lesson = new URLSearchParams(location.search).get('lesson') ?? '';
  const answer = await fetch(`/__preview/state?lesson=${encodeURIComponent(lesson)}`);
  const { findings, elsewhere, answers } = await answer.json();
  const summary =
    findings.length === 0 ? 'Preview: this lesson is ready' : `Preview: ${findings.length} to change`;
  panel.replaceChildren(element('summary', summary));
  for (const { line, message } of findings) panel.append(element('p', `Line ${line}: ${message}`));
  if (answers.length > 0) panel.append(element('strong', 'Right answers'));
  for (const { asked, right, told } of answers) {
    const answer = element('details', '');
    answer.append(element('summary', `${asked}: ${right}`), ...told.map((text) => element('p', text)));
    panel.append(answer);
  }
  const others = element(
    'a',
    elsewhere === 0 ? 'All lessons' : `All lessons (${elsewhere} to change elsewhere)`,
  );
  others.setAttribute('href', '/');
  panel.append(others);
  panel.open = findings.length > 0;
}

addEventListener('DOMContentLoaded', () => {
  document.body.append(panel);
  void refresh();
  // The app changes lessons without loading a page.
  globalThis.navigation?.addEventListener('navigatesuccess', () => void refresh());
});
