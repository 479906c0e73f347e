import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import type { OutlineLesson, OutlineModule } from './fetch-outline.ts';
import { type LessonMarks, OutlineLessonRow, type RenderLessonLink } from './outline-lesson.tsx';

interface OutlineModuleSectionProps {
  module: OutlineModule;
  number: number;
  open: boolean;
  onToggle: () => void;
  marksOf: (lesson: OutlineLesson) => LessonMarks;
  renderLink: RenderLessonLink;
}

/** One module of the outline. The lessons of a folded one are not drawn at all: a course may have hundreds. */
export function OutlineModuleSection({
  module,
  number,
  open,
  onToggle,
  marksOf,
  renderLink,
}: OutlineModuleSectionProps) {
  const { i18n } = useLingui();
  const listId = useId();
  const total = module.lessons.length;
  const done = module.lessons.filter((lesson) => marksOf(lesson).completed).length;
  return (
    <li className="border-b border-line">
      <h3 className="font-sans text-17">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          onClick={onToggle}
          className="flex w-full items-center gap-2 rounded-control py-3 text-start hover:bg-sunken"
        >
          <span className="min-w-0 flex-1">
            <span className="block text-15 text-muted">
              <Trans>Module {number}</Trans>
              {total > 0 && (
                <>
                  {' · '}
                  <Trans>
                    {done} of {total} completed
                  </Trans>
                </>
              )}
            </span>
            <span className="font-semibold">{localizedText(module, 'title', i18n.locale)}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={`size-5 shrink-0 text-muted motion-safe:transition-transform ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      {open && (
        <div id={listId} className="pb-3">
          {module.status === 'in_writing' && (
            <p className="text-15 text-muted">
              {localizedText(module, 'description', i18n.locale)}{' '}
              <span className="rounded-tag border border-control px-2 text-13 whitespace-nowrap">
                <Trans>In writing</Trans>
              </span>
            </p>
          )}
          <ol>
            {module.lessons.map((lesson) => (
              <li key={lesson.id}>
                {renderLink(lesson, <OutlineLessonRow lesson={lesson} marks={marksOf(lesson)} />)}
              </li>
            ))}
          </ol>
        </div>
      )}
    </li>
  );
}
