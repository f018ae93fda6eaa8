import type { ResultOf } from '@hidamari/contract/endpoint';
import type { readLineLinkEndpoint } from '@hidamari/contract/messaging';
import { screenHref } from '@hidamari/domain/screens';
import { ButtonLink } from '@hidamari/ui/button';
import { MoreLink } from '@hidamari/ui/link';
import { Notice } from '@hidamari/ui/notice';

export type LineReach = Pick<
  ResultOf<typeof readLineLinkEndpoint>,
  'is_friend' | 'notices_chosen' | 'notices_go_by'
>;

/** By which way notices go meanwhile. */
const WAY_WORDS = {
  line: 'お知らせは、LINEへお送りしています。',
  mail: 'お知らせは、いまはメールでお送りしています。',
  none: 'お知らせは、いまはどこにも届きません。',
} as const;

const wayWords = (way: LineReach['notices_go_by']): string => WAY_WORDS[way ?? 'none'];

/** LINE was chosen and takes nothing: blocked, no friend, or refused for good (decision 0074). */
export function LineNotReached({ goBy }: { goBy: LineReach['notices_go_by'] }) {
  return (
    <Notice tone="caution" title="LINEへ、お届けできていません">
      <p>{`この窓口が友だちに追加されていないか、ブロックされているようです。${wayWords(goBy)}`}</p>
      <ButtonLink href={screenHref('/line/complete')} kind="text">
        友だちに追加する
      </ButtonLink>
    </Notice>
  );
}

/**
 * For whoever is linked: by which way notices go now. Linking alone chooses nothing: LINE shows on a locked screen.
 * @param hasFriendPart the page asks for the friend itself.
 */
export function NoticeChannel({
  reach,
  hasFriendPart = false,
}: {
  reach: LineReach;
  hasFriendPart?: boolean;
}) {
  const { is_friend: isFriend, notices_chosen: chosen, notices_go_by: goBy } = reach;
  if (chosen === 'line' && isFriend === false && !hasFriendPart) return <LineNotReached goBy={goBy} />;
  if (chosen === 'line') return <p>{wayWords(goBy)}</p>;
  return (
    <div className="grid grid-cols-1 gap-1">
      <p>{`${wayWords(goBy)}LINEで受け取るには、受け取り方でLINEを選んでください。`}</p>
      <MoreLink href={`${screenHref('/account/notices')}#channel`}>受け取り方を選ぶ</MoreLink>
    </div>
  );
}
