import { OperatorMark } from './operator-mark.tsx';
import { useLocalized, usePage } from './page-context.tsx';

/** A promise in the operator's words, with its footnote; nothing when the operator took it out of site.yaml. */
export function Claim({ id }: { id: string }) {
  const { site } = usePage();
  const localized = useLocalized();
  const claim = site.claims.find((candidate) => candidate.id === id);
  if (claim === undefined) return null;
  return (
    <>
      {localized(claim.text)}
      <OperatorMark statement={claim} />
    </>
  );
}
