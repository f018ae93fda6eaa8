import { LIVE_CLOSE } from '@hidamari/contract/consultations';
import type { MessageBus } from '../../../bus/message-bus.ts';
import type { PluginTools } from '../../../http/plugin-tools.ts';
import type { LiveConnections } from './live-connections.ts';

/** Also the longest time for which a connection outlives the switch on a server that no word of it reaches, in milliseconds. */
const MAINTENANCE_LOOK_MS = 3_000;

/**
 * Ends every connection when maintenance begins (G31): what a connection tells would go on while each call is refused. From then on
 * its device is answered as every call is. Returns how to stop watching.
 */
export function endConnectionsInMaintenance(
  connections: LiveConnections,
  { bus, isInMaintenance }: PluginTools & { bus: Pick<MessageBus, 'subscribe'> },
): () => void {
  const look = async () => {
    if (connections.all.size === 0 || !(await isInMaintenance())) return;
    for (const connection of [...connections.all]) connection.close(LIVE_CLOSE.maintenance);
  };
  const lookNow = () => void look().catch(() => undefined);
  const unsubscribe = bus.subscribe('maintenance-changed', lookNow);
  const timer = setInterval(lookNow, MAINTENANCE_LOOK_MS);
  timer.unref();
  return () => {
    unsubscribe();
    clearInterval(timer);
  };
}
