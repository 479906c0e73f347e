const TAG = '<openbadges:credential';
const OPENS = /^(?=[\s>])[^>]{0,2000}>\s{0,100}<!\[CDATA\[/;
const CLOSES = ']]>';

/** The certificate baked into an SVG picture; undefined where there is none or more than one. */
export function textInSvg(svg: string): string | undefined {
  const tag = svg.indexOf(TAG);
  if (tag === -1 || svg.indexOf(TAG, tag + 1) !== -1) return undefined;
  const after = tag + TAG.length;
  const opens = OPENS.exec(svg.slice(after, after + 2200));
  if (!opens) return undefined;
  const start = after + opens[0].length;
  const end = svg.indexOf(CLOSES, start);
  if (end === -1 || !/^\s*<\/openbadges:credential>/.test(svg.slice(end + CLOSES.length, end + 200)))
    return undefined;
  return svg.slice(start, end);
}

/** The element by which Open Badges 3.0 bakes a certificate into an SVG picture. @param text JSON */
export function bakedElement(text: string): string {
  // The end of such a section, which only a string of the JSON can hold, is written another way.
  const safe = text.replaceAll(']]>', ']]\\u003e');
  return (
    '<openbadges:credential xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0">' +
    `<![CDATA[${safe}]]></openbadges:credential>`
  );
}
