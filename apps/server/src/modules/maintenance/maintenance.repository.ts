import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { maintenance } from './maintenance.table.ts';

/** The switch as it was last turned. */
export interface MaintenanceSwitch {
  isOn: boolean;
  /** When it is expected to end; null when nobody knows. */
  until: Date | null;
  /** A sentence for the page, in place of the usual one. */
  message: string | null;
  changedAt: Date;
}

const ONLY_ROW = 1;

/** The switch, or null when nobody has ever turned it. */
export async function readMaintenanceSwitch(executor: Executor): Promise<MaintenanceSwitch | null> {
  const [row] = await executor.select().from(maintenance).where(eq(maintenance.id, ONLY_ROW));
  return row ?? null;
}

export async function writeMaintenanceSwitch(executor: Executor, turned: MaintenanceSwitch): Promise<void> {
  await executor
    .insert(maintenance)
    .values({ id: ONLY_ROW, ...turned })
    .onConflictDoUpdate({ target: maintenance.id, set: turned });
}
