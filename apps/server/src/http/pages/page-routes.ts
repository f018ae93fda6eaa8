import { AppError } from '@hidamari/domain/errors';
import { ELIGIBILITY_COOKIE_SECONDS } from '@hidamari/domain/limits';
import { safeReturnPath } from '@hidamari/domain/return-path';
import { hrefOfScreenId, screenHref } from '@hidamari/domain/screens';
import { liesElsewhere, VARIANTS, variantOfLanding, variantOfMember } from '@hidamari/domain/site-variants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressIn, hasOwnHost } from '../../config/portal-addresses.ts';
import type { Settings } from '../../config/settings.ts';
import type { MaintenanceReader } from '../../modules/maintenance/index.ts';
import type { Authenticator } from '../caller.ts';
import type { CookieJar } from '../route.ts';
import type { ResolvedVariant } from '../site.ts';
import { addFormPages } from './form-pages.ts';
import { type PageAddress, readPageAddress, withoutUnknownPage } from './page-address.ts';
import {
  type EntryOutcome,
  entryOutcomeOf,
  type PageViewer,
  readPageViewer,
  screenBeforeOf,
} from './page-entry.ts';
import type { PageVerdict } from './page-handler.ts';
import type { PersonalPages } from './personal-pages.ts';
import { saveReturnPath } from './return-path.ts';
import type { SharedPages } from './shared-pages.ts';

/** 7 days (specification section 9). */
const LIFE_SECONDS = ELIGIBILITY_COOKIE_SECONDS;
/**
 * A valid cookie's life is renewed at most once a day: renewing it on every answer would make every answer
 * uncacheable (decision on G131).
 */
const RENEWAL_SECONDS = 86_400;

/**
 * Writes the eligibility cookie where it is missing, where a role query or an organisation's host overwrites
 * it, or where its life is due for renewal (specification section 4, G131). It never grants anything.
 */
function writeEligibilityCookie(
  { eligibility, eligibilitySource }: ResolvedVariant,
  sent: Readonly<Record<string, string | undefined>>,
  cookies: CookieJar,
): void {
  // A member's own type decides their pages; their cookie stays what host and role made it.
  if (eligibilitySource === 'member') return;
  if (sent.eligibility === eligibility && sent.eligibility_renewed !== undefined) return;
  cookies.set('eligibility', eligibility, { maxAge: LIFE_SECONDS });
  cookies.set('eligibility_renewed', '1', { maxAge: RENEWAL_SECONDS });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The screen's path as the table writes it, for the log. */
    pagePattern: string | null;
  }
}

/** Screens that are told where somebody wanted to go: on another host, or before a text changed. */
const TAKES_A_WISH: readonly string[] = [screenHref('/login'), screenHref('/login/session')];

/** What the page addresses lean on. */
export interface PageRouteTools {
  authenticator: Authenticator;
  maintenance: MaintenanceReader;
  shared: SharedPages;
  personal: PersonalPages;
  settings: Pick<Settings, 'publicUrl' | 'organizationHosts'>;
}

/**
 * Every address that nothing else has is a page: GET and HEAD alone, since pages change nothing. A form of our own pages may
 * be sent to the search: what is asked stands in its body, and in no address.
 */
export function addPageRoutes(app: FastifyInstance, tools: PageRouteTools): void {
  addFormPages(app, (request, reply) => answerPage(request, reply, tools));
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { kind: 'page' },
    handler: (request, reply) => answerPage(request, reply, tools),
  });
}

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  tools: PageRouteTools,
): Promise<FastifyReply> {
  const address = readPageAddress(request.raw.url ?? '/');
  if (address === null) throw new AppError('not_found');
  request.pagePattern = address.screen?.path ?? null;
  const visit = await readPageViewer(request, tools.authenticator, address);
  const { facts, jar, resolved } = request;
  const variant =
    visit.member === null ? (visit.leftAs ?? resolved.variant) : variantOfMember(visit.member.memberType);
  request.facts = { ...facts, variant };
  // Who has just left goes on in the words they know: their eligibility cookie went with the session.
  const { eligibilityType: eligibility } = VARIANTS[visit.leftAs ?? resolved.variant];
  const elsewhere = addressElsewhere(tools.settings, { address, member: visit.member, resolved });
  // Whoever only passes through to another host stays who they are here.
  if (elsewhere === null) writeEligibilityCookie({ ...resolved, eligibility }, facts.cookies, jar);

  if (TAKES_A_WISH.includes(address.screenPath))
    saveReturnPath(request, safeReturnPath(address.query.get('return_to')));

  const { isOn } = await tools.maintenance.current();
  const { onOrganizationHost } = resolved;
  const screenBefore = await screenBeforeOf(tools.authenticator, address, visit.member);
  const entry = { address, visit, variant, onOrganizationHost, maintenance: isOn, screenBefore, elsewhere };
  const outcome = entryOutcomeOf(entry);
  if ('returnPath' in outcome) saveReturnPath(request, outcome.returnPath);
  const verdict = verdictOf(outcome);
  if (verdict.kind === 'redirect' && !address.isData) return sendRedirect(request, reply, verdict.to);

  const isShared =
    !visit.isPersonal && address.isShareable && verdict.kind === 'enter' && facts.sent === undefined;
  const to = isShared ? withoutUnknownPage(address) : null;
  if (to !== null) {
    if (!address.isData) return sendRedirect(request, reply, to);
    return tools.personal.answer(request, reply, { address, visit, verdict: { kind: 'redirect', to } });
  }
  return isShared
    ? tools.shared.answer(request, reply, { address, resolved })
    : tools.personal.answer(request, reply, { address, visit, verdict });
}

function verdictOf(outcome: EntryOutcome): PageVerdict {
  if (outcome.kind === 'login') return { kind: 'redirect', to: '/login' };
  if (outcome.kind === 'challenge') return { kind: 'redirect', to: hrefOfScreenId(outcome.nextPageId) };
  return outcome;
}

function sendRedirect(request: FastifyRequest, reply: FastifyReply, to: string): FastifyReply {
  request.jar.applyTo(reply);
  return reply.code(302).header('cache-control', 'private, no-store').header('location', to).send('');
}

interface Asked {
  address: Pick<PageAddress, 'screenPath' | 'screenAddress'>;
  member: PageViewer['member'];
  /** How the host alone was resolved. */
  resolved: Pick<ResolvedVariant, 'variant' | 'onOrganizationHost'>;
}

/**
 * Where a landing page is to be read that is asked for on the wrong host; null for any other page, and where it is right
 * (decision 0074). It lies on the host of its own variant, and a member reads that of their own programme. Staff in a
 * member's place stay where they are (G42).
 */
function addressElsewhere(
  settings: Pick<Settings, 'publicUrl' | 'organizationHosts'>,
  { address, member, resolved }: Asked,
): string | null {
  const landing = variantOfLanding(address.screenPath);
  if (landing === null || member?.actingStaff !== undefined) return null;
  const owner = member === null ? landing : variantOfMember(member.memberType);
  const href = owner === landing ? address.screenAddress : VARIANTS[owner].landingPath;
  const hasHost = VARIANTS[owner].organization === null || hasOwnHost(settings, owner);
  if (hasHost && liesElsewhere(owner, resolved)) return addressIn(settings, owner, href);
  return owner === landing ? null : href;
}
