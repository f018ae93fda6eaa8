import {
  askLineUnlinkEndpoint,
  issueLineLinkTokenEndpoint,
  linkLineAccountEndpoint,
  readLineLinkEndpoint,
  saveLineFriendStatusEndpoint,
  unlinkLineAccountEndpoint,
} from '@hidamari/contract/messaging';
import { AppError } from '@hidamari/domain/errors';
import type { RequestFacts } from '../../http/caller.ts';
import { type Route, route } from '../../http/route.ts';
import { saveFriendStatus } from './handle-line-events.ts';
import { type LineNeeds, type LineParts, requireLine } from './line-parts.ts';
import { bindLinkToken, issueLinkToken } from './link-tokens.ts';
import { readLineLink } from './read-line-link.ts';
import { askUnlink, unlinkByLine, unlinkByMember } from './unlink-line.ts';

export function lineRoutes(needs: LineNeeds): Route[] {
  /** Each call asks LINE: who tries tokens out is held up. */
  const partsFor = async ({ variant, ip }: RequestFacts): Promise<LineParts> => {
    const parts = requireLine(needs, variant);
    await needs.rateLimits.consume('line-calls-by-address', ip);
    return parts;
  };
  return [
    route(issueLineLinkTokenEndpoint, async ({ query, request }) => ({
      status: 200,
      body: await issueLinkToken(await partsFor(request), query.access_token, request.now),
    })),
    route(linkLineAccountEndpoint, async ({ caller, query, request }) => ({
      status: 200,
      body: {
        url: await bindLinkToken(await partsFor(request), caller, {
          linkToken: query.link_token,
          now: request.now,
        }),
      },
    })),
    // Polled while a page waits for LINE: it asks nobody outside.
    route(readLineLinkEndpoint, async ({ caller, query, request }) => ({
      status: 200,
      body: await readLineLink(requireLine(needs, request.variant), caller, {
        linkToken: query.link_token,
        withPromotion: query.withPromotion,
        now: request.now,
      }),
    })),
    route(askLineUnlinkEndpoint, async ({ caller, request }) => {
      await askUnlink(requireLine(needs, request.variant), caller);
      return { status: 204 };
    }),
    route(unlinkLineAccountEndpoint, async ({ caller, query, request }) => {
      const parts = await partsFor(request);
      if (query.access_token !== undefined)
        return {
          status: 200,
          body: { status_code: await unlinkByLine(parts, query.access_token, request.now) },
        };
      if (caller.kind !== 'member')
        throw new AppError('bad_request', { fields: { access_token: ['required'] } });
      return { status: 200, body: { status_code: await unlinkByMember(parts, caller, request.now) } };
    }),
    route(saveLineFriendStatusEndpoint, async ({ body, request }) => ({
      status: 200,
      body: await saveFriendStatus(await partsFor(request), {
        accessToken: body.access_token,
        isFriend: body.is_friend,
        now: request.now,
      }),
    })),
  ];
}
