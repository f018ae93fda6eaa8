import type { ResultOf } from '@hidamari/contract/endpoint';
import { type readLineLinkEndpoint, saveLineFriendStatusEndpoint } from '@hidamari/contract/messaging';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browserApi } from '../../shell/data/browser-api.ts';
import { pageApi } from '../../shell/data/page-api.ts';
import { askLineLinkAnew, lineLinkQuery } from '../../shell/line/line-link-query.ts';
import { forgetLineToken, heldLineToken } from './held-line-token.ts';
import { faultOfAttempt, lineErrorHref } from './line-outcomes.ts';
import { nextLook } from './line-wait.ts';

export type LineLink = ResultOf<typeof readLineLinkEndpoint>;

const isAwaited = (link: LineLink | undefined) => link?.is_linked === false && link.attempt === 'waiting';

/** How the link stands, looked at again and again while LINE is awaited; what led to nothing goes to its page. */
export function useLinkEnd() {
  const [firstLook, setFirstLook] = useState(0);
  const query = useQuery({
    ...lineLinkQuery(pageApi()),
    refetchInterval: ({ state }) =>
      isAwaited(state.data) ? nextLook(state.dataUpdateCount + state.errorUpdateCount - firstLook) : false,
  });
  const { data: link, isFetching, refetch, errorUpdateCount } = query;
  const looks = useQueryClient().getQueryState<LineLink>(lineLinkQuery(pageApi()).queryKey);
  const count = (looks?.dataUpdateCount ?? 0) + errorUpdateCount;

  const fault = link && !link.is_linked ? faultOfAttempt(link.attempt) : null;
  useEffect(() => {
    if (fault !== null) window.location.replace(lineErrorHref(fault));
  }, [fault]);
  useTellFriend(link);

  const lookAgain = () => {
    setFirstLook(count);
    void refetch();
  };
  return { link, isSlow: nextLook(count - firstLook) === false, isFetching, lookAgain };
}

/** With the token that came from LINE, if this tab still has it, LINE itself is asked whether we are a friend. Then it goes. */
function useTellFriend(link: LineLink | undefined): void {
  const client = useQueryClient();
  const isLinked = link?.is_linked === true;
  const isFriend = link?.is_friend === true;
  useEffect(() => {
    const held = isLinked ? heldLineToken() : null;
    if (held === null) return;
    forgetLineToken();
    const body = { access_token: held.accessToken, is_friend: isFriend };
    browserApi()
      .call(saveLineFriendStatusEndpoint, { body })
      .then(() => askLineLinkAnew(client))
      // LINE tells the server of a new friend by itself too.
      .catch(() => undefined);
  }, [isLinked, isFriend, client]);
}
