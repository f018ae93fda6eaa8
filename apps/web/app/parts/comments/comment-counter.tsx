import { type ComponentType, useEffect, useState } from 'react';
import { usePageData } from '../../shell/page-data.ts';
import { CommentLink, type UnreadComments } from './comment-link.tsx';

type Fresh = ComponentType<{ known: UnreadComments; knownAt: number }>;

/**
 * The counter of supporters' comments in the header (G72). The page comes with it, so that nothing moves; what asks for
 * it anew follows once the page is alive, and a visitor's page brings none of it. A concierge in the member's place has
 * none: the comments are between member and supporter.
 */
export function CommentCounter() {
  const { member, renderedAt } = usePageData();
  const [fresh, setFresh] = useState<{ Link: Fresh } | null>(null);
  const isCounted = member !== null && member.acting === undefined;
  useEffect(() => {
    if (!isCounted) return;
    import('./fresh-comment-link.tsx').then(
      ({ FreshCommentLink }) => setFresh({ Link: FreshCommentLink }),
      () => undefined,
    );
  }, [isCounted]);
  if (!isCounted) return null;
  const known = member.unreadComments;
  return fresh ? <fresh.Link known={known} knownAt={Date.parse(renderedAt)} /> : <CommentLink {...known} />;
}
