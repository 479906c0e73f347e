import { useLingui } from '@lingui/react/macro';
import { type PointerEvent, useEffect, useRef } from 'react';
import { type Crop, cropSquare, moveCrop } from '#domain/identity/crop.ts';

interface CropFrameProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** Pixels of the drawing; the screen shows it smaller. */
const SIDE = 560;

/** What will be cut out, as it will look. It can be moved under the frame by finger or mouse; sliders do the same. */
export function CropFrame({ picture, crop, onChange }: CropFrameProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number }>(undefined);
  useEffect(() => {
    const drawing = canvas.current?.getContext('2d');
    if (!drawing) return;
    const { left, top, side } = cropSquare(picture, crop);
    drawing.imageSmoothingQuality = 'high';
    drawing.clearRect(0, 0, SIDE, SIDE);
    drawing.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  }, [picture, crop]);
  const move = ({ clientX: x, clientY: y, currentTarget }: PointerEvent) => {
    const from = last.current;
    if (from === undefined) return;
    const { width } = currentTarget.getBoundingClientRect();
    onChange(moveCrop(picture, crop, (x - from.x) / width, (y - from.y) / width));
    last.current = { x, y };
  };
  const end = () => {
    last.current = undefined;
  };
  return (
    <canvas
      ref={canvas}
      width={SIDE}
      height={SIDE}
      role="img"
      aria-label={t`What is cut out of your picture`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      className="mx-auto aspect-square w-full max-w-64 cursor-move touch-none rounded-full border border-control bg-sunken"
    />
  );
}
