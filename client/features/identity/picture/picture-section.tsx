import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useRef, useState } from 'react';
import { bringErrorWords } from '../../../lib/errors/describe-error.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { AccountSection } from '../account/account-section.tsx';
import { OwnPicture } from './own-picture.tsx';
import { pictureChangedAt } from './picture-changed-at.ts';
import { readPicture } from './read-picture.ts';
import { useSavePicture } from './save-picture.ts';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

bringErrorWords({
  'picture-empty': msg`This file is empty. Choose another one.`,
  'picture-unreadable': msg`This file is no picture that your browser can read. Choose a JPEG, PNG or WebP.`,
  'picture-too-large': msg`This file is larger than 15 MB. Choose a smaller picture, such as a screenshot of it.`,
  'storage-413': msg`The picture is too large to be kept. Choose another one.`,
  'storage-415': msg`The picture was refused since it is of no kind that is kept here. Choose a JPEG, PNG or WebP.`,
  'storage-429': msg`Too many files are on their way at once. Wait a moment and try again.`,
  'storage-507': msg`There is no room for files at the moment. Try again later.`,
});

/** The picture by which its owner finds their account, chosen, cut and removed here. */
export function PictureSection() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const input = useRef<HTMLInputElement>(null);
  const user = useSignedInUser();
  const save = useSavePicture();
  const [chosen, setChosen] = useState<ImageBitmap>();
  const [failure, setFailure] = useState<unknown>();

  const choose = (file: File) => {
    setFailure(undefined);
    readPicture(file).then(setChosen, setFailure);
  };
  const close = () => {
    chosen?.close();
    setChosen(undefined);
  };
  const remove = () =>
    save.mutate(null, {
      onSuccess: () => toast.success(t`Your picture is removed.`),
      onError: (error) => toast.error(describe(error)),
    });
  return (
    <AccountSection
      title={<Trans>Picture</Trans>}
      lead={
        <Trans>It stands beside your name. Nobody sees it but you and the people who run this site.</Trans>
      }
    >
      <div className="flex flex-wrap items-center gap-4">
        <OwnPicture size="large" />
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => input.current?.click()}>
            <Trans>Choose a picture</Trans>
          </Button>
          {pictureChangedAt(user) !== undefined && (
            <Button look="quiet" pending={save.isPending} onClick={remove}>
              <Trans>Remove the picture</Trans>
            </Button>
          )}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t`Choose a picture`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again.
          target.value = '';
          if (file) choose(file);
        }}
      />
      {failure !== undefined && (
        <p role="alert" className="text-15 text-danger">
          {describe(failure)}
        </p>
      )}
      {chosen && (
        <Suspense>
          <CropDialog picture={chosen} onClose={close} />
        </Suspense>
      )}
    </AccountSection>
  );
}
