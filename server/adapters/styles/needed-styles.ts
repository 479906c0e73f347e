import { fromHtml } from 'hast-util-from-html';
import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import parseSelectors, { type Selector } from 'postcss-selector-parser';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { inlineUnset } from './inline-unset.ts';

/** A style sheet that many pages share, of which each takes what it needs. */
export type SharedStyles = {
  /**
   * The rules that can apply to a page as it stands, in their order. It errs on the side of keeping: what a state, an
   * attribute or a script might bring about stays, as long as the element and the classes are there.
   *
   * @param html a complete document; scripts must not add classes, elements or placeholders to it
   */
  neededBy(html: string): string;
};

/** What decides whether a rule can apply to a page. */
type PageTraits = {
  readonly language: string | undefined;
  readonly elements: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  /** Code points of the text in the page's own language; words marked as another's have the typefaces of the system. */
  readonly characters: ReadonlySet<number>;
  readonly hasPartedInput: boolean;
  readonly hasPlaceholder: boolean;
};

/** Kinds of input that browsers build of parts, each part a pseudo-element to be styled. */
const PARTED_INPUTS = ['date', 'datetime-local', 'file', 'month', 'number', 'search', 'time', 'week'];
const INPUT_PART = /^::(-webkit-(date|calendar|inner-spin|outer-spin|search)|file-selector)/;
/** What a script of the app marks in a text; no public page does. */
const MARKED = '::highlight';
/** Pseudo-classes that match what one of their selectors matches. */
const SELECTOR_LISTS = [':is', ':where', ':has'];
/** Tailwind's stand-in for `@property`, which the browsers that we build for know (vite.config.ts). */
const STAND_IN_LAYER = 'properties';

/**
 * Reads a style sheet.
 *
 * @param besides text that names variables of the sheet too, such as a drawing that pages refer to
 * @throws when it is not CSS
 */
export function shareStyles(css: string, besides = ''): SharedStyles {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === STAND_IN_LAYER && layer.nodes) layer.remove();
  });
  // The licence that it begins with stands in the file itself, which is served too.
  sheet.walkComments((comment) => void comment.remove());
  return {
    neededBy(html) {
      const page = readTraits(html);
      const own = sheet.clone();
      own.walkRules((rule) => keepMatching(rule, page));
      dropOverridden(own, page);
      inlineUnset(own);
      dropUnnamed(own, namedIn(besides));
      dropTypefaces(own, page);
      return own.toString();
    },
  };
}

function readTraits(html: string): PageTraits {
  const elements = new Set<string>();
  const classes = new Set<string>();
  const characters = new Set<number>();
  let language: string | undefined;
  let hasPartedInput = false;
  let hasPlaceholder = false;
  const document = fromHtml(html);
  visit(document, 'element', ({ tagName, properties }) => {
    elements.add(tagName);
    if (tagName === 'html') language = String(properties.lang);
    hasPartedInput ||= tagName === 'input' && PARTED_INPUTS.includes(String(properties.type));
    hasPlaceholder ||= 'placeholder' in properties;
    for (const name of Array.isArray(properties.className) ? properties.className : []) {
      classes.add(name);
    }
  });
  visit(document, (node) => {
    if (node.type === 'text') for (const sign of node.value) characters.add(sign.codePointAt(0) ?? 0);
    const isAside = node.type === 'element' && node.tagName !== 'html' && 'lang' in node.properties;
    return isAside ? SKIP : CONTINUE;
  });
  return { language, elements, classes, characters, hasPartedInput, hasPlaceholder };
}

/** Leaves of a rule the selectors that can match something on the page; without any it goes. */
function keepMatching(rule: Rule, page: PageTraits): void {
  if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
  const matching = parseSelectors()
    .astSync(rule.selector)
    .nodes.filter((one) => canMatch(one, page));
  if (matching.length === 0) rule.remove();
  else if (matching.length < rule.selectors.length) rule.selector = matching.join(',');
}

function canMatch(selector: Selector, page: PageTraits): boolean {
  return selector.nodes.every((node) => {
    if (node.type === 'class') return page.classes.has(node.value);
    if (node.type === 'tag') return page.elements.has(node.value);
    if (node.type === 'pseudo' && INPUT_PART.test(node.value)) return page.hasPartedInput;
    if (node.type === 'pseudo' && node.value === '::placeholder') return page.hasPlaceholder;
    if (node.type === 'pseudo' && node.value === MARKED) return false;
    if (node.type !== 'pseudo' || !SELECTOR_LISTS.includes(node.value)) return true;
    return node.nodes.some((inner) => canMatch(inner, page));
  });
}

/** Takes away the variables of the root that the page's own language sets anew. */
function dropOverridden(sheet: Root, { language }: PageTraits): void {
  const setAnew = new Set<string>();
  const rulesOf = (root: string) =>
    sheet.nodes.filter((node) => node.type === 'rule').filter(({ selectors }) => selectors.includes(root));
  for (const rule of rulesOf(`:root:lang(${language})`)) {
    rule.walkDecls(/^--/, ({ prop }) => void setAnew.add(prop));
  }
  for (const rule of rulesOf(':root')) {
    rule.walkDecls(/^--/, (variable) => {
      if (setAnew.has(variable.prop)) variable.remove();
    });
  }
}

/** Takes away the typefaces that no rule names, or that are for characters which the page does not have. */
function dropTypefaces(sheet: Root, { characters }: PageTraits): void {
  const stacks: string[] = [];
  sheet.walkDecls(/^(--font-.+|font|font-family)$/, ({ parent, value }) => {
    if (parent?.type === 'rule') stacks.push(value);
  });
  sheet.walkAtRules('font-face', (face) => {
    face.walkDecls(/^(font-family|unicode-range)$/, ({ prop, value }) => {
      const isNeeded =
        prop === 'font-family' ? stacks.some((stack) => stack.includes(value)) : hasAny(value, characters);
      if (!isNeeded) face.remove();
    });
  });
}

/** Whether one of the characters is in a `unicode-range`. */
function hasAny(ranges: string, characters: ReadonlySet<number>): boolean {
  return ranges.split(',').some((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    for (const code of characters) if (first <= code && code <= last) return true;
    return false;
  });
}

function namedIn(text: string): string[] {
  return [...text.matchAll(/var\((?<name>--[\w-]+)/g)].map(({ groups }) => groups?.name ?? '');
}

/** Takes away the variables that nothing names and what is left empty, until nothing goes: variables name each other. */
function dropUnnamed(sheet: Root, namedBesides: readonly string[]): void {
  for (let before = '', css = String(sheet); css !== before; before = css, css = String(sheet)) {
    const named = new Set([...namedBesides, ...namedIn(css)]);
    sheet.walkDecls(/^--/, (variable) => {
      if (!named.has(variable.prop)) variable.remove();
    });
    sheet.walkAtRules('property', (rule) => {
      if (!named.has(rule.params)) rule.remove();
    });
    sheet.walk((node) => {
      if ('nodes' in node && node.nodes?.length === 0) node.remove();
    });
  }
}
