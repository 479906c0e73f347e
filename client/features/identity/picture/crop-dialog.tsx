import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MOST_ZOOM, WHOLE } from '#domain/identity/crop.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { CropFrame } from './crop-frame.tsx';
import { CropSlider } from './crop-slider.tsx';
import { encodePicture } from './encode-picture.ts';
import { useSavePicture } from './save-picture.ts';

interface CropDialogProps {
  picture: ImageBitmap;
  onClose: () => void;
}

/** Cuts a square out of a picture and saves it; what was cut stays when it could not be saved. */
export function CropDialog({ picture, onClose }: CropDialogProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const [crop, setCrop] = useState(WHOLE);
  const { mutateAsync, isPending } = useSavePicture();
  const [failure, setFailure] = useState<unknown>();
  const save = async () => {
    setFailure(undefined);
    try {
      await mutateAsync(await encodePicture(picture, crop));
    } catch (error) {
      return setFailure(error);
    }
    toast.success(t`Your picture is saved.`);
    return onClose();
  };
  return (
    <Dialog open title={<Trans>Cut your picture</Trans>} onClose={onClose}>
      <CropFrame picture={picture} crop={crop} onChange={setCrop} />
      <div className="grid gap-1">
        <CropSlider
          label={t`Zoom`}
          value={crop.zoom}
          least={1}
          most={MOST_ZOOM}
          onChange={(zoom) => setCrop({ ...crop, zoom })}
        />
        <CropSlider
          label={t`From left to right`}
          value={crop.x}
          least={0}
          most={1}
          onChange={(x) => setCrop({ ...crop, x })}
        />
        <CropSlider
          label={t`From top to bottom`}
          value={crop.y}
          least={0}
          most={1}
          onChange={(y) => setCrop({ ...crop, y })}
        />
      </div>
      {failure !== undefined && (
        <p role="alert" className="text-15 text-danger">
          {describe(failure)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button pending={isPending} onClick={() => void save()}>
          <Trans>Save the picture</Trans>
        </Button>
        <Button look="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
