import type { FastifyInstance } from 'fastify';

/** A process that was told to stop still finishes what it has begun (F43). */
const LONGEST_WAIT_MS = 30_000;

/** Whether the process is on its way out: readiness answers 503 so that no new traffic is sent here. */
export interface DrainState {
  isDraining: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Stops gracefully: readiness turns to 503, idle connections close, running answers are finished for at
     * most 30 s, then everything is closed. Call it once, on SIGTERM or SIGINT.
     */
    drain(): Promise<void>;
  }
}

export function addDrain(app: FastifyInstance, state: DrainState): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (state.isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
  app.decorate('drain', async () => {
    state.isDraining = true;
    const cut = setTimeout(() => app.server.closeAllConnections(), LONGEST_WAIT_MS);
    cut.unref();
    await app.close();
    clearTimeout(cut);
  });
}
