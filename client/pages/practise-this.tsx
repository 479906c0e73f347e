import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useListScenarios, type WantedScenarios } from '../features/simulator/calls/list-scenarios.ts';

/** The scenarios of a lesson or a skill; nothing where there is none, or where they cannot be asked for. */
export function PractiseThis({ wanted }: { wanted: WantedScenarios }) {
  const { data } = useListScenarios(wanted);
  if (data === undefined || data.scenarios.length === 0) return null;
  return (
    <section className="mt-8 grid max-w-measure gap-2 border-t border-line pt-4 print:hidden">
      <h2 className="text-20">
        <Trans>Practise this</Trans>
      </h2>
      <p className="text-15 text-muted">
        <Trans>In the simulator, on generated prices. It asks how you trade, not what it brings.</Trans>
      </p>
      <ul className="grid gap-1">
        {data.scenarios.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="/simulator/scenarios/$scenarioId"
              params={{ scenarioId: id }}
              className="inline-flex min-h-8 items-center text-plum underline underline-offset-4 pointer-coarse:min-h-11"
            >
              <span lang="en" dir="ltr">
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
