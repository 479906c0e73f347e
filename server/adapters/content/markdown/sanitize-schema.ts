import type { Options } from 'rehype-sanitize';

const TEXT_TAGS = 'p br wbr small strong em del code pre blockquote hr a ul ol li h2 h3 h4 h5 h6'.split(' ');

const TABLE_TAGS = 'table thead tbody tr th td'.split(' ');

/** Figures, terms of the glossary, questions to check oneself and activities; the client adds what they do. */
const TEACHING_TAGS = 'figure figcaption span details summary section div'.split(' ');

/** Presentation MathML as Temml writes it. No `annotation-xml`, `maction` or `semantics`: they can hold HTML. */
const MATH_TAGS = (
  'math mrow mi mn mo mtext mspace mfrac msqrt mroot mstyle mpadded mphantom ' +
  'msub msup msubsup munder mover munderover mtable mtr mtd menclose'
).split(' ');

const MATH_ATTRIBUTES = (
  'display displaystyle scriptlevel mathvariant stretchy symmetric fence form separator largeop movablelimits ' +
  'accent accentunder lspace rspace width height depth voffset linethickness notation minsize maxsize ' +
  'columnalign columnspacing rowspacing'
).split(' ');

/**
 * What lesson HTML may hold. Everything else is removed: scripts and styles with their content, other elements so
 * that their text stays. No `style`, no event handlers, no ids: headings get theirs after this step.
 */
export const lessonHtmlSchema: Options = {
  tagNames: [...TEXT_TAGS, ...TABLE_TAGS, ...TEACHING_TAGS, ...MATH_TAGS],
  attributes: {
    a: ['href', 'title'],
    ol: ['start'],
    th: ['align', ['scope', 'col']],
    td: ['align'],
    table: ['dataHelplines'],
    tr: ['dataCountries'],
    figure: ['dataFigure'],
    section: [['className', 'activity']],
    div: ['dataActivity'],
    span: ['dataTerm', ['className', 'term', 'reveal-label']],
    details: [['className', 'reveal', 'figure-table']],
    ...Object.fromEntries(MATH_TAGS.map((tag) => [tag, MATH_ATTRIBUTES])),
  },
  protocols: { href: ['https', 'mailto', 'tel'] },
  strip: ['script', 'style', 'template', 'iframe', 'object', 'annotation', 'annotation-xml'],
};
