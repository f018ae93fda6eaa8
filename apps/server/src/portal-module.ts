import type { FastifyPluginAsync } from 'fastify';
import type { ReadinessCheck } from './http/health-routes.ts';
import type { PluginTools } from './http/plugin-tools.ts';
import type { Route } from './http/route.ts';
import type { OutboxHandlers } from './jobs/outbox-runner.ts';
import type { ScheduledJob } from './jobs/scheduler.ts';
import type { Belongings } from './modules/identity/migration/belongings.ts';

/** What a module brings to the portal. `portal-modules.ts` puts what all of them bring together; nobody else lists it. */
export interface PortalModule {
  /** Its calls. */
  routes?: readonly Route[];
  /** Addresses that are no call of the contract: files, pages of others, sockets. */
  plugins?: readonly FastifyPluginAsync<PluginTools>[];
  /** What is done for messages of the outbox, by their kind. */
  handlers?: OutboxHandlers;
  /** What is done once a day. */
  jobs?: readonly ScheduledJob[];
  /** What readiness tells of it, by name. */
  readiness?: Readonly<Record<string, ReadinessCheck>>;
  /** What a member keeps in it, and how that moves along where two accounts become one (G40). */
  belongings?: readonly Belongings[];
}

/** A module that brings these parts. What it hands to other modules stands beside them: `ModuleWith<'routes'> & { ... }`. */
export type ModuleWith<Parts extends keyof PortalModule> = PortalModule & Required<Pick<PortalModule, Parts>>;
