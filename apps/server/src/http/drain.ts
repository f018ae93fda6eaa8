import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * A process that was told to stop still finishes what it has begun, for so long in all (F43): less than the thirty seconds after
 * which service managers kill it.
 */
export const STOP_WITHIN_MS = 25_000;
/** So long before its end the process closes what is still open, so that it ends in order. */
const TO_CLOSE_MS = 1_000;

/** Whether the process is on its way out: readiness answers 503 so that no new traffic is sent here. */
export interface DrainState {
  isDraining: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Stops gracefully: readiness turns to 503 at once, while the server still answers for `delayMs`, so that a load balancer has
     * seen it before the door closes. Then running answers are finished, connections that say nothing are closed, and
     * whatever is still open after 24 s in all is cut. Call it once, on SIGTERM or SIGINT.
     */
    drain(): Promise<void>;
  }
}

export function addDrain(app: FastifyInstance, state: DrainState, { delayMs }: { delayMs: number }): void {
  const connections = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  // Browsers open connections ahead; one that was never asked anything counts as busy to the server, and never ends.
  app.addHook('preClose', async () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (state.isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
  app.decorate('drain', async () => {
    state.isDraining = true;
    const cut = setTimeout(() => app.server.closeAllConnections(), STOP_WITHIN_MS - TO_CLOSE_MS);
    cut.unref();
    await wait(delayMs);
    await app.close();
    clearTimeout(cut);
  });
}
