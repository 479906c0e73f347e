import { inLanguage, type Language } from '#domain/kernel/languages.ts';
import type { Helpline } from '#domain/mentor/content-contract.ts';
import type { Distress } from '#domain/mentor/distress-of.ts';
import { helplineSite } from '#domain/mentor/helpline-site.ts';
import type { Mentor } from '../../adapters/mentor/open-mentor.ts';

/** What somebody in distress is told: words for them, people to talk to, and what holds everywhere. No lesson. */
export function comfort({ replies, helplines }: Mentor, distress: Distress, language: Language): string {
  const near = helplines.filter((line) => line.for.includes(distress) && line.languages.includes(language));
  return [
    inLanguage(replies.distress[distress], language),
    near.map((line) => `- ${describe(line, language)}`).join('\n'),
    inLanguage(replies.distress.closing, language),
  ].join('\n\n');
}

function describe({ name, countries, phone, source }: Helpline, language: Language): string {
  const countryNames = new Intl.DisplayNames([language], { type: 'region' });
  const where = countries.map((country) => countryNames.of(country)).join(', ');
  const site = helplineSite(source);
  const contact = `${phone === undefined ? '' : `${phone}, `}[${site}](${source})`;
  return `${where === '' ? name : `${where}: ${name}`}: ${contact}`;
}
