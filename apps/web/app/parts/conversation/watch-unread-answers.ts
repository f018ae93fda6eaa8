import { QueryObserver } from '@tanstack/react-query';
import { browserApi } from '../../shell/data/browser-api.ts';
import { browserQueryClient } from '../../shell/data/query-client.ts';
import { consultationListQuery } from './member/consultation-queries.ts';

/** Tells how many words of supporters are unread, now and whenever the member's list is read anew; answers what ends it. */
export function watchUnreadAnswers(tell: (unread: number) => void): () => void {
  const list = new QueryObserver(browserQueryClient(), consultationListQuery(browserApi(), { page: 1 }));
  return list.subscribe(({ data }) => {
    if (data) tell(data.data.reduce((sum, { unread }) => sum + unread, 0));
  });
}
