import { screenHref } from '@hidamari/domain/screens';
import { IconLink } from '@hidamari/ui/button';
import type { PageMember } from '../../page-context.ts';

export type UnreadComments = PageMember['unreadComments'];

/** Where the comments of a log begin on its page. */
export const COMMENTS_ID = 'comments';

/** The way to the newest unread comment, with how many there are; nothing while none is unread (G72). */
export function CommentLink({ unread, log_id: logId }: UnreadComments) {
  if (unread === 0 || logId === null) return null;
  const href = `${screenHref('/treatment-logs/:id', { id: logId })}#${COMMENTS_ID}`;
  return <IconLink icon="chat" name="コメント" href={href} count={{ count: unread, name: '未読' }} />;
}
