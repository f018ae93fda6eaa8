import type { RequestFacts } from '../http/caller.ts';
import type { PortalUnderTest } from './portal-under-test.fixture.ts';

/** What a page load with these cookies would carry: a concierge's place first, as the door does; null for a visitor. */
export async function pageSessionOf(
  { modules: { identity } }: Pick<PortalUnderTest, 'modules'>,
  facts: RequestFacts,
) {
  const { authenticator } = identity;
  const { session, acting_session: acting } = facts.cookies;
  const member =
    (acting ? await authenticator.byActingCookie(acting, facts) : null) ??
    (session ? await authenticator.bySessionCookie(session, facts) : null);
  return member && identity.pageSession(member, facts.now);
}
