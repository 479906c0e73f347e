import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ListScenarioFilesAnswer } from '#domain/simulator/scenario-editing-contract.ts';
import type { ScenarioFile } from '#domain/simulator/scenarios/scenario-contract.ts';
import { Button } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/form/select.tsx';

interface PractisedFieldsProps {
  scenario: Pick<ScenarioFile, 'lesson' | 'skills'>;
  choice: Pick<ListScenarioFilesAnswer, 'lessons' | 'skills'>;
  onChange: (scenario: Pick<ScenarioFile, 'lesson' | 'skills'>) => void;
}

/** The lesson that a scenario practises, by its module, and the skills that it is listed under. */
export function PractisedFields({ scenario: { lesson, skills }, choice, onChange }: PractisedFieldsProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState('');
  const module = choice.lessons.find(({ path }) => path === lesson)?.module_title;
  const modules = [...new Set(choice.lessons.map(({ module_title }) => module_title))];
  // Another lesson teaches others.
  const choose = (path: string | undefined) => {
    const found = choice.lessons.find((one) => one.path === path);
    if (found) onChange({ lesson: found.path, skills: found.skills.length > 0 ? [...found.skills] : skills });
  };
  const nameOf = (id: string) => choice.skills.find((skill) => skill.id === id)?.name ?? id;
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          label={t`Module`}
          value={module ?? ''}
          placeholder={t`Choose a module`}
          options={modules.map((title) => ({ value: title, label: title }))}
          onChange={({ target }) =>
            choose(choice.lessons.find(({ module_title }) => module_title === target.value)?.path)
          }
        />
        <Select
          label={t`Lesson`}
          value={lesson}
          placeholder={t`Choose a lesson`}
          options={choice.lessons
            .filter(({ module_title }) => module_title === module)
            .map(({ path, title }) => ({ value: path, label: title }))}
          onChange={({ target }) => choose(target.value)}
        />
      </div>
      <ul ref={list} tabIndex={-1} aria-label={t`Skills that it practises`} className="grid gap-1">
        {skills.map((id) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line">
            <bdi lang="en">{nameOf(id)}</bdi>
            <Button
              look="quiet"
              className="text-15"
              aria-label={t`Take out: ${nameOf(id)}`}
              // One is always left: a scenario is found by its skills.
              disabled={skills.length === 1}
              onClick={() => {
                onChange({ lesson, skills: skills.filter((other) => other !== id) });
                list.current?.focus();
              }}
            >
              <Trans>Take out</Trans>
            </Button>
          </li>
        ))}
      </ul>
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Select
          label={t`Another skill that it practises`}
          value={more}
          placeholder={t`Choose a skill`}
          options={choice.skills
            .filter(({ id }) => !skills.includes(id))
            .map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => setMore(target.value)}
        />
        <Button
          look="secondary"
          disabled={more === ''}
          onClick={() => {
            onChange({ lesson, skills: [...skills, more] });
            setMore('');
          }}
        >
          <Trans>Add the skill</Trans>
        </Button>
      </div>
    </div>
  );
}
