import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { postText } from '#domain/marketing/check-ad.ts';
import type { AdContent } from '#domain/marketing/contract.ts';
import { type Platform, platformOf } from '#domain/marketing/platforms.ts';
import { AdPicture } from './ad-picture.tsx';
import { ClippedText } from './clipped-text.tsx';

interface AdPreviewProps {
  ad: AdContent;
  platform: Platform;
}

/** An advertisement about as the feed of its platform lays it out: the order of its parts, and where texts are cut. */
export function AdPreview({ ad, platform }: AdPreviewProps) {
  const { name } = platformOf(platform);
  const Layout = LAYOUTS[platform];
  return (
    <figure className="grid gap-2">
      <figcaption className="text-15 text-muted">
        <Trans>About as it looks on {name}</Trans>
      </figcaption>
      <div
        // A picture of a page: its texts may run in another direction than this page, nothing in it can be pressed.
        dir="auto"
        className="grid max-w-form overflow-hidden rounded-card border border-line bg-surface text-15"
      >
        <Layout ad={ad} platform={platform} />
      </div>
    </figure>
  );
}

const LAYOUTS: Readonly<Record<Platform, (props: AdPreviewProps) => ReactNode>> = {
  facebook: ({ ad, platform }) => (
    <>
      <Advertiser label={<Trans>Sponsored</Trans>} />
      <Post ad={ad} platform={platform} />
      <AdPicture ad={ad} shape="landscape" />
      <div className="flex items-center justify-between gap-3 bg-sunken p-3">
        <Headline ad={ad} platform={platform} />
        <CallToAction ad={ad} look="rounded-control bg-line px-3 py-1" />
      </div>
    </>
  ),
  instagram: ({ ad, platform }) => (
    <>
      <Advertiser label={<Trans>Sponsored</Trans>} />
      <AdPicture ad={ad} shape="square" />
      <div className="flex items-center justify-between gap-3 border-b border-line p-3">
        <Headline ad={ad} platform={platform} />
        <CallToAction ad={ad} look="text-plum" />
      </div>
      <Post ad={ad} platform={platform} begins={<b className="me-1">{__SITE_FACTS__.name}</b>} />
    </>
  ),
  twitter: ({ ad, platform }) => (
    <>
      <Advertiser label={<Trans context="advertisement">Ad</Trans>} />
      <Post ad={ad} platform={platform} />
      <div className="mx-3 mb-3 overflow-hidden rounded-card border border-line">
        <AdPicture ad={ad} shape="landscape" />
        <div className="flex items-center justify-between gap-3 border-t border-line p-3">
          <Headline ad={ad} platform={platform} />
          <CallToAction ad={ad} look="text-plum" />
        </div>
      </div>
    </>
  ),
  linkedin: ({ ad, platform }) => (
    <>
      <Advertiser label={<Trans>Promoted</Trans>} />
      <Post ad={ad} platform={platform} />
      <AdPicture ad={ad} shape="landscape" />
      <div className="flex items-center justify-between gap-3 border-t border-line p-3">
        <Headline ad={ad} platform={platform} />
        <CallToAction ad={ad} look="rounded-control border border-plum px-4 py-1 text-plum" />
      </div>
    </>
  ),
};

function Advertiser({ label }: { label: ReactNode }) {
  const { name } = __SITE_FACTS__;
  return (
    <div className="flex items-center gap-3 p-3">
      <span
        aria-hidden="true"
        className="grid size-9 place-items-center rounded-card bg-ink font-serif text-paper forced-color-adjust-none"
      >
        {name.slice(0, 1)}
      </span>
      <span className="grid leading-tight">
        <b translate="no">{name}</b>
        <span className="text-13 text-muted">{label}</span>
      </span>
    </div>
  );
}

function Post({ ad, platform, begins }: AdPreviewProps & { begins?: ReactNode }) {
  return (
    <p
      dir="auto"
      className={`px-3 pb-3 break-words whitespace-pre-line ${begins === undefined ? '' : 'pt-3'}`}
    >
      {begins}
      <ClippedText text={postText(ad)} limit={platformOf(platform).post} />
    </p>
  );
}

function Headline({ ad, platform }: AdPreviewProps) {
  return (
    <b dir="auto" className="min-w-0 break-words">
      <ClippedText text={ad.headline} limit={platformOf(platform).headline} />
    </b>
  );
}

function CallToAction({ ad, look }: { ad: AdContent; look: string }) {
  if (ad.cta === '') return null;
  return <span className={`shrink-0 font-semibold ${look}`}>{ad.cta}</span>;
}
