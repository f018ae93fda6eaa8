import type { MessageBus } from '../../bus/message-bus.ts';
import type { Database } from '../../database/database.ts';
import { type MaintenanceSwitch, writeMaintenanceSwitch } from './maintenance.repository.ts';

/** Turns the switch and tells every server. */
export async function turnMaintenanceSwitch(
  { database, bus }: { database: Database; bus: MessageBus },
  turned: MaintenanceSwitch,
): Promise<void> {
  await writeMaintenanceSwitch(database, turned);
  await bus.publish('maintenance-changed');
}
