import type { MessageBus } from '../../bus/message-bus.ts';
import type { Database } from '../../database/database.ts';
import { type MaintenanceSwitch, writeMaintenanceSwitch } from './maintenance.repository.ts';

/** Turns the switch and tells every server once it is turned. */
export async function turnMaintenanceSwitch(
  { database, bus }: { database: Database; bus: MessageBus },
  turned: MaintenanceSwitch,
): Promise<void> {
  await database.transaction(async (tx) => {
    await writeMaintenanceSwitch(tx, turned);
    await bus.publishOnCommit(tx, 'maintenance-changed');
  });
}
