import type { SiteFeature } from '#domain/content/site-features.ts';
import { InPreparation } from './in-preparation.tsx';
import { OperatorMark } from './operator-mark.tsx';
import { useLocalized, usePage } from './page-context.tsx';

interface ClaimProps {
  id: string;
  /** The switch of what it promises, where nothing around it says that this may not work yet. */
  feature?: SiteFeature;
}

/** A promise in the operator's words, with its footnote; nothing when the operator took it out of site.yaml. */
export function Claim({ id, feature }: ClaimProps) {
  const { site } = usePage();
  const localized = useLocalized();
  const claim = site.claims.find((candidate) => candidate.id === id);
  if (claim === undefined) return null;
  return (
    <>
      {localized(claim.text)}
      <OperatorMark statement={claim} />
      {feature !== undefined && <InPreparation feature={feature} />}
    </>
  );
}
