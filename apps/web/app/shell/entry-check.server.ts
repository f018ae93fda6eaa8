import { decideEntry } from '@hidamari/domain/access';
import { data, type MiddlewareFunction, redirect } from 'react-router';
import { pageContext } from '../page-context.ts';

/** `/articles.data` is the page `/articles` asked for by a walk in the browser. */
function pageOf(pathname: string): string {
  const page = pathname.replace(/\.data$/, '');
  return page === '/_root' || page === '/_' ? '/' : page;
}

/**
 * The entry rules for walks between pages; a first load has passed them in the HTTP layer already and passes
 * them here again.
 */
export const entryMiddleware: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const page = context.get(pageContext);
  const url = new URL(request.url);
  const pathname = pageOf(url.pathname);
  const caller = page.member ? 'member' : page.hasChallenge ? 'challenge' : 'visitor';
  const decision = decideEntry({
    pathname,
    search: url.search,
    variant: page.variant,
    caller: page.isStaff ? 'staff' : caller,
    isMaintenance: page.isMaintenance ?? false,
  });
  switch (decision.kind) {
    case 'show':
      return next();
    case 'redirect':
      throw redirect(decision.to);
    case 'login':
      throw redirect('/login');
    case 'not-found':
      throw data(null, { status: 404 });
  }
};
