import { useLingui } from '@lingui/react/macro';
import type { SiteFile } from '#domain/catalogue/site-contract.ts';
import { usePage } from '../page-context.tsx';
import { FooterLink, FooterLinks } from './footer-links.tsx';

const SOCIAL_NAMES = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  telegram: 'Telegram',
} as const;

/** Whether the operator has named any way to reach them. */
export function hasContact({ contact, social }: SiteFile): boolean {
  return contact.email !== undefined || contact.address !== undefined || socialLinks(social).length > 0;
}

/** Email and social links, as far as they are configured. */
export function FooterContact() {
  const { t } = useLingui();
  const {
    site: { contact, social },
  } = usePage();
  const links = socialLinks(social);
  if (contact.email === undefined && links.length === 0) return null;
  return (
    <FooterLinks title={t`Contact`}>
      {contact.email !== undefined && (
        <FooterLink href={`mailto:${contact.email}`}>{contact.email}</FooterLink>
      )}
      {links.map(({ href, name }) => (
        <FooterLink key={name} href={href}>
          {name}
        </FooterLink>
      ))}
    </FooterLinks>
  );
}

function socialLinks(social: SiteFile['social']): { href: string; name: string }[] {
  return Object.entries(SOCIAL_NAMES).flatMap(([key, name]) => {
    const href = Object.entries(social).find(([network]) => network === key)?.[1];
    return href === undefined ? [] : [{ href, name }];
  });
}
