import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { EditableScenario } from '#domain/simulator/scenario-editing-contract.ts';
import { newScenario } from '#domain/simulator/scenarios/new-scenario.ts';
import { numberFormat } from '#domain/kernel/money/number-format.ts';
import { useErrorWording } from '../../../../lib/errors/use-error-wording.ts';
import { fetchCatalogue } from '../../../../lib/i18n/fetch-catalogue.ts';
import { simulatorCatalogue } from '../../../../lib/i18n/simulator-catalogue.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { QueryState } from '../../../../ui/query-state.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useTradedWords } from '../use-traded-words.ts';
import { useListScenarioFiles } from './list-scenario-files.ts';
import { useRemoveScenario } from './remove-scenario.ts';

// Few open it. What a goal asks for is said in the words of the simulator.
const ScenarioForm = lazy(async () => {
  const [{ ScenarioForm: Form }] = await Promise.all([
    import('./scenario-form.tsx'),
    fetchCatalogue(simulatorCatalogue),
  ]);
  return { default: Form };
});

/** The id of one that is not there yet. */
const NEW = '';

/** All scenarios with what came of them; each can be varied, and those that an admin made changed or removed. */
export function ScenarioFiles() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const files = useListScenarioFiles();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-24">
        <Trans>Scenarios</Trans>
      </h2>
      <p className="max-w-measure text-15 text-muted">
        <Trans>
          Scenarios of the courses are written in the content. What you vary or begin here stands beside them,
          for everybody whose plan opens the simulator.
        </Trans>
      </p>
      <QueryState
        query={files}
        failed={t`The scenarios could not be loaded`}
        describe={describe}
        skeleton={['h-6 w-full', 'h-6 w-full', 'h-6 w-full']}
      >
        {({ scenarios, ...choice }) => {
          const [first] = choice.lessons;
          const base =
            chosen === NEW && first !== undefined
              ? { id: NEW, is_edited: false, scenario: newScenario(first.path, first.skills) }
              : scenarios.find(({ id }) => id === chosen);
          return (
            <>
              {scenarios.length === 0 ? (
                <EmptyState title={<Trans>There are no scenarios yet.</Trans>} />
              ) : (
                <ScenarioTable scenarios={scenarios} onChoose={setChosen} />
              )}
              {first !== undefined && (
                <Button look="secondary" className="justify-self-start" onClick={() => setChosen(NEW)}>
                  <Trans>Begin a new scenario</Trans>
                </Button>
              )}
              {base && (
                <Suspense fallback={<Skeleton rows={['h-8 w-1/2', 'h-96 w-full']} />}>
                  <ScenarioForm key={base.id} base={base} choice={choice} onClose={() => setChosen(null)} />
                </Suspense>
              )}
            </>
          );
        }}
      </QueryState>
    </section>
  );
}

interface ScenarioTableProps {
  scenarios: readonly EditableScenario[];
  onChoose: (id: string | null) => void;
}

function ScenarioTable({ scenarios, onChoose }: ScenarioTableProps) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const { marketName } = useTradedWords();
  const removing = useRemoveScenario();
  const count = (value: number) => numberFormat(i18n.locale, {}).format(value);
  const remove = (id: string) => {
    onChoose(null);
    removing.mutate(
      { id },
      { onError: (error) => toast.error(t`The scenario was not removed. ${describe(error)}`) },
    );
  };
  return (
    <Table
      caption={t`Scenarios`}
      captionHidden
      className="max-h-112"
      rows={scenarios}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'title',
          head: t`Scenario`,
          cell: ({ scenario: { title }, is_edited: isEdited, lesson_title: lesson }) => (
            <>
              <bdi lang="en">{title}</bdi>{' '}
              {isEdited && (
                <Badge>
                  <Trans>Made here</Trans>
                </Badge>
              )}
              {lesson !== null && (
                <span lang="en" className="block text-13 text-muted">
                  {lesson}
                </span>
              )}
            </>
          ),
        },
        { id: 'market', head: t`Market`, cell: ({ scenario }) => marketName(scenario.market.preset) },
        { id: 'tries', head: t`Tries`, numeric: true, cell: ({ tries }) => count(tries) },
        { id: 'met', head: t`Goal met`, numeric: true, cell: ({ met }) => count(met) },
        {
          id: 'change',
          head: t`Change`,
          cell: ({ id, is_edited: isEdited, scenario: { title } }) => (
            <span className="flex flex-wrap gap-x-3">
              <Button
                look="quiet"
                className="text-15"
                aria-label={isEdited ? t`Change “${title}”` : t`Vary “${title}”`}
                onClick={() => onChoose(id)}
              >
                {isEdited ? <Trans>Change</Trans> : <Trans>Vary</Trans>}
              </Button>
              {isEdited && (
                <Button
                  look="quiet"
                  className="text-15"
                  aria-label={t`Remove “${title}”`}
                  pending={removing.isPending}
                  onClick={() => remove(id)}
                >
                  <Trans>Remove</Trans>
                </Button>
              )}
            </span>
          ),
        },
      ]}
    />
  );
}
