import { csrfCookieEndpoint } from '@hidamari/contract/auth';
import type { AntiForgery } from './anti-forgery.ts';
import { type Route, route } from './route.ts';

/** GET sanctum/csrf-cookie (G145). */
export function antiForgeryRoutes(antiForgery: AntiForgery): Route[] {
  return [
    route(csrfCookieEndpoint, async ({ request, cookies }) => {
      antiForgery.issue(request, cookies);
      return { status: 204 };
    }),
  ];
}
