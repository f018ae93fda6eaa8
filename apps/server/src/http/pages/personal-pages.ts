import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@hidamari/domain/errors';
import { safeReturnPath } from '@hidamari/domain/return-path';
import { VARIANTS } from '@hidamari/domain/site-variants';
import type { PageContext, PageMember } from '@hidamari/web/page-context';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../address-networks.ts';
import type { Asker, Turns } from '../limit-concurrency.ts';
import { codingFor, packWhole } from '../packing.ts';
import { LIFF_SCREEN, outsideOrigins, pagePolicy } from '../security-headers.ts';
import type { PageAddress } from './page-address.ts';
import { type PageContextTools, pageContextFor } from './page-context-for.ts';
import { NOBODY, type PageViewer } from './page-entry.ts';
import {
  isDrawnAsDocument,
  type PageHandler,
  type PageSessions,
  type PageVerdict,
  refuseBareFault,
  responseOf,
} from './page-handler.ts';
import { pageStatus, UNAVAILABLE_RETRY_AFTER } from './page-status.ts';
import { saveReturnPath } from './return-path.ts';
import { routerHeadersOf } from './shared-pages.ts';

/** Pages rendered for one visit, with a nonce of its own, and never kept anywhere. */
export interface PersonalPages {
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    visit: { address: PageAddress; visit: PageViewer; verdict: PageVerdict },
  ): Promise<FastifyReply>;
}

interface Options extends PageContextTools {
  handler: PageHandler;
  sessions: PageSessions;
  limitByAddress: (address: string) => Promise<void>;
  turns: Pick<Turns, 'take'>;
}

export function createPersonalPages(options: Options): PersonalPages {
  const { handler, sessions, limitByAddress, turns } = options;

  const memberOf = async (
    request: FastifyRequest,
    member: PageViewer['member'],
  ): Promise<PageMember | null> => {
    if (member === null) return null;
    const minted = await sessions.mintAccessToken(member, request.facts).catch(unlessEnded);
    // Logged out while this page was on its way (a page fetched ahead): it is drawn as for a visitor.
    if (minted === null) return null;
    return { memberId: member.memberId, memberType: member.memberType, ...minted };
  };

  return {
    async answer(request, reply, { address, visit, verdict }) {
      await limitByAddress(request.ip);
      const { facts } = request;
      const nonce = randomBytes(18).toString('base64url');
      const screenPath = verdict.kind === 'enter' ? address.screenPath : '';
      const isForNobody = screenPath === LIFF_SCREEN;
      const { member, challenge, leftAs } = isForNobody ? NOBODY : visit;
      let hasMet401 = false;
      const reader = await memberOf(request, member);
      const leaving = new AbortController();
      reply.raw.once('close', () => leaving.abort());
      const asked = new Request(facts.origin + address.renderPath, {
        headers: { 'user-agent': facts.userAgent, host: facts.host },
        signal: leaving.signal,
      });
      // Made within its turn: what a page waits for is reckoned from there.
      const { context, response } = await turns.take(askerOf(visit, request.ip), async () => {
        const context = pageContextFor(options, {
          facts,
          nonce,
          isShared: false,
          isDocument: reader === null && isDrawnAsDocument(address, verdict),
          member: reader,
          caller: member,
          hasChallenge: challenge !== null,
          hasLeft: leftAs !== null,
          onOrganizationHost: request.resolved.onOrganizationHost,
          cookie: isForNobody ? undefined : request.headers.cookie,
          onUnauthenticated: () => {
            hasMet401 = true;
          },
        });
        return { context, response: responseOf(await handler(asked, context, verdict)) };
      });
      refuseBareFault(response);
      // The session ended between the entry check and a query: the same as there (specification section 4).
      if (hasMet401 && leadsAway(response)) saveReturnPath(request, safeReturnPath(address.screenAddress));

      const status = statusOf(response, address, verdict);
      request.jar.applyTo(reply);
      for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
      const location = response.headers.get('location');
      if (location !== null) reply.header('location', location);
      if (status === 503) reply.header('retry-after', String(UNAVAILABLE_RETRY_AFTER));
      reply
        .code(status)
        .headers(routerHeadersOf(response.headers))
        .header('cache-control', 'private, no-store')
        .header(
          'content-security-policy',
          pagePolicy({ nonce }, outsideOrigins(options.settings, { ...outsidePlaces(context), screenPath })),
        )
        .header('content-type', response.headers.get('content-type') ?? 'text/html; charset=utf-8');
      const page = Buffer.from(await response.arrayBuffer());
      const isPackable = page.length > 0 && mayBePacked(request.headers, address);
      const coding = isPackable ? codingFor(request.headers['accept-encoding']) : null;
      reply.header('vary', 'Accept-Encoding, Cookie, Sec-Fetch-Site');
      if (coding !== null) reply.header('content-encoding', coding);
      // No length: the next drawing has another nonce and another token.
      if (request.method === 'HEAD') return reply.send();
      return reply.send(coding === null ? page : await packWhole(page, coding, 'once'));
    },
  };
}

/** Nobody but the member is offered the outside chat and the partners, on a variant that has them (G42, G82 to G86). */
function outsidePlaces({ member, variant, site }: PageContext) {
  const mayBeHandedOver = member !== null && member.acting === undefined && VARIANTS[variant].hasServices;
  return { chat: site.outsideChat, mayBeHandedOver };
}

/** Members and staff come first, each for themselves; everybody else with those of their network. */
function askerOf({ member, staffRole }: PageViewer, ip: string): Asker {
  if (member !== null) return { kind: 'member', id: member.memberId };
  const network = networkOf(ip);
  return staffRole === null ? { kind: 'visitor', network } : { kind: 'member', id: `desk ${network}` };
}

/** A redirect: the browser's router gets one as 202, since it could not see another. */
function leadsAway({ status }: Response): boolean {
  return status === 202 || (status >= 300 && status < 400);
}

function statusOf(response: Response, { isData, screenPath }: PageAddress, verdict: PageVerdict): number {
  if (verdict.kind === 'not_found' && response.status === 200) return 404;
  return isData ? response.status : pageStatus(screenPath, response.status);
}

function unlessEnded(error: unknown): null {
  if (error instanceof AppError && error.code === 'unauthenticated') return null;
  throw error;
}

/** Who may have begun a request for our own page: a page of ours, or a person by hand. */
const OURS = new Set<unknown>(['same-origin', 'none']);

/**
 * Whether the page of one person may be packed (decision 0115). The length of a packed page tells how much of it is said
 * twice: another site that makes a browser ask for addresses of its choice, and sees how long the answers are, could guess
 * what the page says of its member. So a page is packed where its address says nothing that the page could repeat, or
 * where the browser vouches that no other site began the request.
 */
function mayBePacked(
  headers: IncomingHttpHeaders,
  { query, screen, screenPath }: Pick<PageAddress, 'query' | 'screen' | 'screenPath'>,
): boolean {
  const saysNothing = query.size === 0 && screen?.path === screenPath;
  return saysNothing || OURS.has(headers['sec-fetch-site']);
}
