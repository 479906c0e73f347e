import { Trans, useLingui } from '@lingui/react/macro';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useClaimScholarship } from './claim-scholarship.ts';

interface ScholarshipBannerProps {
  /** Of the link in the decision mail. */
  token: string;
  onClaimed: () => void;
}

/** Offers the scholarship whose link was followed. */
export function ScholarshipBanner({ token, onClaimed }: ScholarshipBannerProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const claim = useClaimScholarship();
  const take = () =>
    claim.mutate(token, {
      onSuccess: () => {
        toast.success(t`The scholarship is yours. Every course is open to you.`);
        onClaimed();
      },
    });
  return (
    <Banner
      title={<Trans>A scholarship is waiting for you</Trans>}
      action={
        <Button pending={claim.isPending} onClick={take}>
          <Trans>Claim the scholarship</Trans>
        </Button>
      }
    >
      <Trans>It opens every course to this account, without payment.</Trans>
      <p role="alert" className="text-danger empty:hidden">
        {claim.isError && describe(claim.error)}
      </p>
    </Banner>
  );
}
