import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { verifyCredential } from '#domain/credentials/verify/verify-credential.ts';
import type { PageRequest } from '../page-request.ts';
import type { PublicPage } from '../public-page.ts';
import { describeVerification } from './describe-verification.ts';
import { VerifyPage } from './verify-page.tsx';
import { verifyWords } from './verify-words.ts';

/** The page that checks certificates, or that of one certificate which its holder shares; undefined at any other path. */
export function findVerifyPage(
  path: string,
  i18n: I18n,
  {
    site,
    locale,
    certificate,
  }: Pick<Partial<PageRequest>, 'certificate'> & Pick<PageRequest, 'site' | 'locale'>,
): PublicPage | undefined {
  const name = i18n._(msg`Check a certificate`);
  const page = { status: 200, Content: VerifyPage } as const;
  if (path === '/verify') {
    return {
      ...page,
      name,
      title: `${name} · ${site.name}`,
      description: i18n._(
        msg`Drop a certificate of this site: signature, key, status and dates are checked in your browser, without an account.`,
      ),
    };
  }
  if (!certificate || path !== `/verify/${certificate.slug}`) return undefined;
  const { text, evidence } = certificate;
  const { title, summary } = describeVerification(
    verifyCredential(text, evidence),
    verifyWords(i18n),
    locale,
  );
  return {
    ...page,
    name: title,
    title: `${title} · ${site.name}`,
    description: summary,
    picture: `/verify/${certificate.slug}/picture.png`,
  };
}
