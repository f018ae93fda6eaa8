import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What a live connection is refused by before it opens, like any call. */
interface LiveGuards {
  limitByAddress: (address: string) => Promise<void>;
  refuseDuringMaintenance: (request: FastifyRequest) => Promise<void>;
}

/**
 * Opening a live connection counts and is refused like a call (F40, G31): with 429 or 503, while it is still a request, so
 * that nothing has been opened. Addresses of other kinds pass without a promise, for the sake of the kept pages.
 */
export function guardLiveConnections(
  app: FastifyInstance,
  { limitByAddress, refuseDuringMaintenance }: LiveGuards,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.kind !== 'live') return done();
    limitByAddress(request.ip)
      .then(() => refuseDuringMaintenance(request))
      .then(() => done(), done);
  });
}

/**
 * Closes the connection of somebody who asked for a line, at whatever address, and was answered otherwise. The framework
 * forgets such connections: neither its time limits nor its end would ever reach them.
 */
export function endRefusedUpgrades(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.headers.upgrade !== undefined) {
      reply.header('connection', 'close');
      reply.raw.once('finish', () => request.raw.socket.end());
    }
    done(null, payload);
  });
}
