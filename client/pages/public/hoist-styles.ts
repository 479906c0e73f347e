const STYLE = /<(?<tag>[a-z][a-z0-9]*)(?<before>[^<>]*?) style="(?<style>[^"]*)"(?<after>[^<>]*)>/g;
const CLASS = / class="([^"]*)"/;

/**
 * Moves the styles of single elements, such as where a label of a chart stands, into rules: the content policy of a page lets
 * no element have a style of its own.
 */
export function hoistStyles(html: string): { html: string; styles: string } {
  const names = new Map<string, string>();
  const hoisted = html.replaceAll(STYLE, (...found) => {
    const { tag = '', before = '', style = '', after = '' } = found.at(-1) as Record<string, string>;
    const name = names.get(style) ?? `s${names.size}`;
    names.set(style, name);
    const attributes = before + after;
    const named = CLASS.test(attributes)
      ? attributes.replace(CLASS, (_, classes: string) => ` class="${classes} ${name}"`)
      : `${attributes} class="${name}"`;
    return `<${tag}${named}>`;
  });
  const styles = [...names].map(([style, name]) => `.${name}{${style.replaceAll('&quot;', '"')}}`).join('');
  return { html: hoisted, styles };
}
