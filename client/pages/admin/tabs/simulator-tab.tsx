import { ScenarioFiles } from '../../../features/simulator/admin/scenarios/scenario-files.tsx';
import { SimulatorFigures } from '../../../features/simulator/admin/simulator-figures.tsx';
import { TradedSessions } from '../../../features/simulator/admin/traded-sessions.tsx';

/** How the simulator is used, every session with whose it is, and the scenarios, which can be varied. */
export function SimulatorTab() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <SimulatorFigures />
      <TradedSessions />
      <ScenarioFiles />
    </div>
  );
}
