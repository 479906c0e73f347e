import { type Gallery, GALLERY_FILES, pictureOf } from './read-gallery.ts';

const HEAD = `# The lesson gallery

Each block of a lesson, once, with the lines that make it. \`npm run build\` and then \`npm start\` show the same at
http://localhost:3000/__workshop?gallery, where everything can be tried without an account.
[Writing lessons](authoring.md) says what every key means, [Simulations](simulations.md) which models there are.

This page is made from [a text](gallery/${GALLERY_FILES.text}) and [a lecture](gallery/${GALLERY_FILES.lecture}):
\`npm run gallery\` writes it, and a test fails when it is out of date.`;

/** The page docs/lesson-gallery.md. */
export function renderGallery({ sections, lecture, lectureSource }: Gallery): string {
  const blocks = sections.map(({ title, markdown, source: { language, text } }) => {
    const words = language === 'yaml' ? markdown.replace(/^::(?:figure|activity)\{.*\}$/m, '').trim() : '';
    return [
      `## ${title}`,
      ...(words === '' ? [] : [words]),
      fenced(language === 'yaml' ? 'yaml' : 'markdown', text),
    ].join('\n\n');
  });
  const played = [
    `## ${lecture.data.title}`,
    lecture.data.description,
    picture(lecture.data.title),
    fenced('yaml', lectureSource),
  ].join('\n\n');
  return `${[HEAD, listOf([...sections.map(({ title }) => title), lecture.data.title]), ...blocks, played].join('\n\n')}\n`;
}

/** How it looks on a narrow phone: the picture that the journey accepts. */
function picture(title: string): string {
  return `![${title}](../tests/journeys/accepted/${pictureOf(title, 'light')}.webp)`;
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

function listOf(titles: readonly string[]): string {
  return titles
    .map(
      (title) =>
        `- [${title}](#${title
          .toLowerCase()
          .replaceAll(/[^\w -]/g, '')
          .replaceAll(' ', '-')})`,
    )
    .join('\n');
}
