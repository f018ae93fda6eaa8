import { readLineLinkEndpoint } from '@hidamari/contract/messaging';
import { redirect } from 'react-router';
import { type PageContext, pageContext } from '../../../page-context.ts';
import { rejectedOnServer } from '../../../shell/data/rejected-query.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { ConfirmLink } from '../components/confirm-link.tsx';
import { faultOfRefusal, lineErrorHref } from '../line-outcomes.ts';
import type { Route } from './+types/line-confirmation';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** A dead link token, one of a form that was never ours, and none at all lead to /line/error (G15). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const linkToken = new URL(request.url).searchParams.get('link_token') ?? '';
  // A concierge in the member's place reads that this is the member's own (G42).
  if (page.member?.acting) return { linkToken };
  const link = linkToken === '' ? null : await readLink(page, linkToken);
  if (link?.is_linked) throw redirect(lineErrorHref('member_has_line'));
  if (!link?.is_link_token_alive) throw redirect(lineErrorHref('dead_link'));
  return { linkToken };
}

async function readLink(page: PageContext, linkToken: string) {
  try {
    return await page.api.call(readLineLinkEndpoint, { query: { link_token: linkToken } });
  } catch (error) {
    if (faultOfRefusal(error) === 'dead_link') return null;
    throw rejectedOnServer(error, 'readLineLink', page);
  }
}

/** /line/confirmation: whose account, what is sent, what is received, how to stop; then LINE asks too. */
export default function LineConfirmation({ loaderData: { linkToken } }: Route.ComponentProps) {
  return <ConfirmLink linkToken={linkToken} />;
}
