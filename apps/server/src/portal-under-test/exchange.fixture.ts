import type { FastifyReply } from 'fastify';
import type { RequestFacts } from '../http/caller.ts';
import { areCookiesSecure, createCookieJar } from '../http/cookies.ts';
import { createSiteResolver } from '../http/site.ts';
import type { Browser } from './browser.fixture.ts';
import type { PortalUnderTest } from './portal-under-test.fixture.ts';

/** What `app.inject` says of itself. */
const USER_AGENT = 'lightMyRequest';

/** What a use case is given of a request of this browser, and how the browser takes the cookies of its answer. */
export function exchangeOf({ dependencies }: Pick<PortalUnderTest, 'dependencies'>, browser: Browser) {
  const { settings, clock } = dependencies;
  const site = createSiteResolver(settings);
  const origin = site.originOf(browser.host);
  const cookies = createCookieJar(areCookiesSecure(origin));
  const sent = Object.fromEntries([...browser.cookies].map(([name, { value }]) => [name, value]));
  const { variant } = site.resolve({
    host: browser.host,
    role: null,
    eligibilityCookie: sent.eligibility ?? null,
  });
  const request: RequestFacts = {
    id: 'made',
    ip: browser.address,
    host: browser.host,
    origin,
    variant,
    now: clock(),
    userAgent: USER_AGENT,
    cookies: sent,
  };
  const answered = () =>
    cookies.applyTo({
      header: (_name: string, line: string) => browser.keep(line),
    } as unknown as FastifyReply);
  return { exchange: { request, cookies }, answered };
}
