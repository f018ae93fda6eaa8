import type { MessageBus } from '../../bus/message-bus.ts';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../dependencies.ts';
import { type MaintenanceSwitch, readMaintenanceSwitch } from './maintenance.repository.ts';

/** What the portal tells people about maintenance just now. */
export interface MaintenanceState {
  isOn: boolean;
  until: Date | null;
  message: string | null;
}

/** The switch with a memory of a few seconds, so that it may be asked on every request. */
export interface MaintenanceReader {
  current(): Promise<MaintenanceState>;
  /** Stops listening to the bus. */
  close(): void;
}

/** Also the longest time after which a server without a shared bus notices the switch. */
const REMEMBERED_MS = 3_000;

interface Options {
  database: Database;
  bus: MessageBus;
  clock: Clock;
  /** Setting MAINTENANCE: on from the first moment, until the switch is turned after that. */
  onFromStart: boolean;
}

/**
 * Reads the switch. A database that does not answer leaves the last known state standing: an outage is told by
 * its own error, not as maintenance.
 */
export function createMaintenanceReader({ database, bus, clock, onFromStart }: Options): MaintenanceReader {
  const startedAt = clock();
  let known: MaintenanceState = { isOn: onFromStart, until: null, message: null };
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  const read = async () => {
    try {
      known = stateOf(await readMaintenanceSwitch(database), onFromStart, startedAt);
    } finally {
      readAt = clock().getTime();
      reading = null;
    }
  };
  const unsubscribe = bus.subscribe('maintenance-changed', () => {
    readAt = Number.NEGATIVE_INFINITY;
  });
  return {
    async current() {
      if (clock().getTime() - readAt >= REMEMBERED_MS) {
        reading ??= read();
        await reading.catch(() => undefined);
      }
      return known;
    },
    close: unsubscribe,
  };
}

function stateOf(turned: MaintenanceSwitch | null, onFromStart: boolean, startedAt: Date): MaintenanceState {
  const isSettingLast = onFromStart && (turned === null || turned.changedAt < startedAt);
  if (isSettingLast) return { isOn: true, until: null, message: null };
  if (!turned?.isOn) return { isOn: false, until: null, message: null };
  return { isOn: true, until: turned.until, message: turned.message };
}
