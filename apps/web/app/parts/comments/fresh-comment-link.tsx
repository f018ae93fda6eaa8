import { useQuery } from '@tanstack/react-query';
import { browserApi } from '../../shell/data/browser-api.ts';
import { browserQueryClient } from '../../shell/data/query-client.ts';
import { CommentLink, type UnreadComments } from './comment-link.tsx';
import { unreadCommentsQuery } from './unread-comments-query.ts';

/** What the page came with is fresh enough for as long. */
const FRESH_MS = 60_000;

interface FreshProps {
  /** As the page came with it, and when. */
  known: UnreadComments;
  knownAt: number;
}

/** The same, asked for anew when the member comes back to the tab or has read a comment. */
export function FreshCommentLink({ known, knownAt }: FreshProps) {
  const { data } = useQuery(
    {
      ...unreadCommentsQuery(browserApi()),
      initialData: known,
      initialDataUpdatedAt: knownAt,
      staleTime: FRESH_MS,
    },
    browserQueryClient(),
  );
  return <CommentLink {...data} />;
}
