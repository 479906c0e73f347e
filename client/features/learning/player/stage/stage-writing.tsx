import type { Scene } from '#domain/catalogue/lecture/lecture-data.ts';
import type { VisibleStroke } from '#domain/catalogue/lecture/lecture-frame.ts';

interface StageWritingProps {
  scene: Scene;
  strokes: readonly VisibleStroke[];
}

/**
 * The lines that are written during a scene, letter by letter. All of the scene's lines hold their room from the start,
 * so that nothing moves when the next one is written.
 */
export function StageWriting({ scene, strokes }: StageWritingProps) {
  const lines = scene.strokes.filter((stroke) => stroke.kind === 'writing');
  return lines.map((line, place) => {
    const visible = strokes.find(({ stroke }) => stroke === line);
    const written = visible === undefined ? 0 : Math.round(visible.progress * line.text.length);
    return (
      <p key={place} className="min-h-[1.6em] font-serif leading-[1.6] font-medium">
        <span style={{ opacity: visible?.opacity ?? 0 }}>
          {line.text.slice(0, written)}
          <span className="invisible">{line.text.slice(written)}</span>
        </span>
      </p>
    );
  });
}
