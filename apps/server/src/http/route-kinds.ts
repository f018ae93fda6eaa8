import type { Access } from '@hidamari/contract/endpoint';
import type { FastifyInstance, RouteOptions } from 'fastify';

/**
 * What a registered address is. Refuse by default: an address that does not say so stops the start
 * (architecture: one contract).
 */
export type RouteKind =
  /** A call of the own service; carries its access rule. */
  | 'endpoint'
  /** Server-rendered page; its access rule is the screen's. */
  | 'page'
  /** File of the browser bundle. */
  | 'static'
  /** Hosted login, embedded. */
  | 'idp'
  /** Example pages that stand in for a partner service or for LINE, in a local deployment. */
  | 'partner'
  /** What LINE tells the server: bytes that were signed with our secret. */
  | 'messaging'
  /** Embedded content server: has its own API key. */
  | 'content'
  /** A member's file: it comes in by a signed address, and goes out to its owner's session alone. */
  | 'file'
  /** A live line (WebSocket): proven by its first words, or by the desk's cookie. */
  | 'live'
  /** For those who build: each only where its own setting says so (DEMO=1, PARTS_GALLERY=1). */
  | 'dev'
  /** Health and readiness: any host. */
  | 'health';

declare module 'fastify' {
  interface FastifyContextConfig {
    kind?: RouteKind;
    access?: Access;
  }
}

/** Stops the start with the address of every route that declares no kind, or no access where one is due. */
export function refuseUndeclaredRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', (route: RouteOptions) => {
    const { kind, access } = route.config ?? {};
    if (kind === undefined)
      throw new Error(`${route.method} ${route.url}: no kind is declared (config.kind)`);
    if (kind === 'endpoint' && access === undefined) {
      throw new Error(`${route.method} ${route.url}: no access rule is declared (config.access)`);
    }
  });
}
