import { SimulatorFigures } from '../../../features/simulator/admin/simulator-figures.tsx';
import { TradedSessions } from '../../../features/simulator/admin/traded-sessions.tsx';

/** How the simulator is used, and every session with whose it is. */
export function SimulatorTab() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <SimulatorFigures />
      <TradedSessions />
    </div>
  );
}
