import { ENDPOINTS } from '@hidamari/contract/endpoints';
import { AppError } from '@hidamari/domain/errors';
import fastify, { type FastifyInstance, type FastifyPluginAsync, type FastifyRequest } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import { type RecordActing, refuseToAct } from './http/acting-guard.ts';
import { type MayUseIllnessData, refuseIllnessData } from './http/answer-call.ts';
import { antiForgeryRoutes } from './http/anti-forgery.routes.ts';
import { createAntiForgery } from './http/anti-forgery.ts';
import { registerApi } from './http/api-routes.ts';
import type { Authenticator } from './http/caller.ts';
import { addApiDocs } from './http/docs/api-docs-routes.ts';
import { addDrain, type DrainState } from './http/drain.ts';
import { answerErrors, sendError } from './http/error-answers.ts';
import { createGeneralLimit } from './http/general-limit.ts';
import { addHealthRoutes, type ReadinessCheck } from './http/health-routes.ts';
import { createInProcessCalls } from './http/in-process-calls.ts';
import { limitConcurrency } from './http/limit-concurrency.ts';
import { endRefusedUpgrades, guardLiveConnections } from './http/live-guard.ts';
import { authCheckRoutes } from './http/pages/auth-check.routes.ts';
import { mountPages, type Pages } from './http/pages/mount-pages.ts';
import type { PluginTools } from './http/plugin-tools.ts';
import { readinessChecks } from './http/readiness-checks.ts';
import { readFacts } from './http/request-facts.ts';
import { logRequest } from './http/request-log.ts';
import { paceRequests, pacingLimits } from './http/request-pacing.ts';
import type { Route } from './http/route.ts';
import { refuseUndeclaredRoutes } from './http/route-kinds.ts';
import { securityHeaders } from './http/security-headers.ts';
import { MAX_CONNECTIONS, serverOptions } from './http/server-options.ts';
import { createSiteResolver } from './http/site.ts';
import { addSiteFiles } from './http/site-files/site-files.routes.ts';
import { toAppError } from './http/to-app-error.ts';
import { createMaintenanceModule, refuseDuringMaintenance } from './modules/maintenance/index.ts';

/** What the HTTP layer takes from the dependencies. */
export type AppDependencies = Pick<
  Dependencies,
  'settings' | 'clock' | 'log' | 'database' | 'bus' | 'rateLimits' | 'content'
>;

export interface AppParts {
  authenticator: Authenticator;
  /** Handlers of every module; a call of the contract without one stops the start. */
  routes: readonly Route[];
  /** Writes down what a concierge does in a member's place; without it nobody may. */
  recordActing?: RecordActing;
  /** Asked at every call on what concerns an illness; without it none of them is answered. */
  mayUseIllnessData?: MayUseIllnessData;
  /** Server-rendered pages; without them only calls are answered. */
  pages?: Pages;
  /** Further addresses (hosted login, live lines); each declares its kind. */
  plugins?: readonly FastifyPluginAsync<PluginTools>[];
  /** Further things that readiness looks at, by name. */
  readiness?: Readonly<Record<string, ReadinessCheck>>;
}

/**
 * Builds the portal's server from its parts and starts nothing: a test injects requests, `run-portal.ts` listens.
 * Rejects when an address declares no kind or access, a handler is not in the contract, or a call of
 * the contract has no handler.
 */
export async function buildApp(dependencies: AppDependencies, parts: AppParts): Promise<FastifyInstance> {
  const { settings, clock, log, rateLimits } = dependencies;
  const site = createSiteResolver(settings);
  const headers = securityHeaders({ scheme: site.scheme, hstsSubdomains: settings.hstsSubdomains });
  const antiForgery = createAntiForgery(settings.sessionSecrets);
  const maintenance = createMaintenanceModule(dependencies);
  const state: DrainState = { isDraining: false };

  const app: FastifyInstance = fastify({
    ...serverOptions(settings),
    frameworkErrors: (error, request, reply) => {
      // Refused before any hook: an address that cannot be read.
      reply.headers(headers);
      sendError(toAppError(error), request as FastifyRequest, reply);
    },
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  refuseUndeclaredRoutes(app);
  answerErrors(app, log);
  addDrain(app, state, { delayMs: settings.stopDelaySeconds * 1_000 });
  endRefusedUpgrades(app);
  app.addHook('onClose', async () => maintenance.reader.close());

  app.decorateRequest('caller', null);
  app.decorateRequest('workEnds');
  app.decorateRequest('pagePattern', null);
  app.decorateRequest('facts');
  app.decorateRequest('jar');
  app.decorateRequest('resolved');
  // These three hooks run for every kept page too: without a promise each, they cost a good deal less.
  paceRequests(app, pacingLimits(settings.limits['calls-by-address']));
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (request.routeOptions.config.kind === 'health') return done();
    try {
      readFacts(request, site, clock);
    } catch (error) {
      return done(error as Error);
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(log, {
      method: request.method,
      route: request.pagePattern ?? request.routeOptions.url ?? 'unmatched',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      request_id: request.id,
      ...(request.facts === undefined ? {} : { variant: request.facts.variant }),
    });
    done();
  });
  app.setNotFoundHandler((request) => {
    throw new AppError(
      request.method === 'GET' || request.method === 'HEAD' ? 'not_found' : 'method_not_allowed',
    );
  });

  const limitByAddress = createGeneralLimit(rateLimits, clock);
  const turns = limitConcurrency();
  const refuseInMaintenance = ({ method, pattern }: { method: string; pattern: string }) =>
    refuseDuringMaintenance(maintenance.reader, { method, pattern, now: clock() });
  const refuseRequestInMaintenance = ({ method, routeOptions }: FastifyRequest) =>
    refuseInMaintenance({ method, pattern: (routeOptions.url ?? '').replace(/^\/api/, '') });
  guardLiveConnections(app, { limitByAddress, refuseDuringMaintenance: refuseRequestInMaintenance });
  const checks = { ...readinessChecks(dependencies), ...parts.readiness };
  addHealthRoutes(app, { checks, state, monitors: settings.monitorAddresses });
  if (settings.apiDocs) addApiDocs(app);
  addSiteFiles(app, { settings, clock });
  const calls = {
    routes: [
      ...antiForgeryRoutes(antiForgery),
      ...maintenance.routes,
      ...authCheckRoutes(maintenance.reader, site, parts.authenticator),
      ...parts.routes,
    ],
    authenticator: parts.authenticator,
    antiForgery,
    recordActing: parts.recordActing ?? refuseToAct,
    memberBegins: turns.memberBegins,
    mayUseIllnessData: parts.mayUseIllnessData ?? refuseIllnessData,
  };
  registerApi(app, {
    ...calls,
    prefix: '/api',
    endpoints: Object.values(ENDPOINTS),
    limitByAddress,
    refuseDuringMaintenance: refuseRequestInMaintenance,
  });
  if (parts.pages) {
    const { authenticator, pages } = parts;
    const { bus, content } = dependencies;
    const { reader } = maintenance;
    mountPages(app, {
      pages,
      authenticator,
      maintenance: reader,
      settings,
      content,
      bus,
      clock,
      log,
      calls: createInProcessCalls({ ...calls, site, log, refuseDuringMaintenance: refuseInMaintenance }),
      limitByAddress,
      turns,
    });
  }
  const tools: PluginTools = {
    isInMaintenance: async () => (await maintenance.reader.current()).isOn,
    limitByAddress,
  };
  for (const plugin of parts.plugins ?? []) app.register(plugin, tools);
  await app.ready();
  return app;
}
