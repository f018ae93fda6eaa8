import { makeAsNew, shapeOf } from './as-new.ts';
import type { ConnectedDatabase, MigratedDatabase } from './migrated-database.ts';

interface Lendable {
  kept: MigratedDatabase;
  /** Its shape when it was new. */
  shape: string;
}

/**
 * Databases of this process that nobody uses now. Not a variable of the module: a test may ask the runner to forget
 * every module, and the databases would run on unseen.
 */
const IDLE = Symbol.for('hidamari.idle-test-databases');
const everyFile = globalThis as { [IDLE]?: Lendable[] };

/**
 * Lends a database that is as new: one that an earlier file gave back, else one of `make`. What cannot be made as new
 * again is taken away, and so is never lent a second time; nor is one whose `close` failed or was never called.
 */
export async function lendDatabase(make: () => Promise<MigratedDatabase>): Promise<ConnectedDatabase> {
  everyFile[IDLE] ??= [];
  for (let found = everyFile[IDLE].pop(); found; found = everyFile[IDLE].pop()) {
    const opened = await found.kept.connect().catch(() => null);
    if (opened && (await makeAsNew(opened, found.shape))) return lent(opened, found);
    await opened?.close();
    await found.kept.remove();
  }
  const kept = await make();
  const opened = await kept.connect();
  return lent(opened, { kept, shape: await shapeOf(opened.maintenance) });
}

function lent(opened: ConnectedDatabase, lendable: Lendable): ConnectedDatabase {
  const close = async () => {
    await opened.close();
    everyFile[IDLE]?.push(lendable);
  };
  return { ...opened, close };
}
