import { Button, ButtonLink } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';
import { type LineReach, NoticeChannel } from '../../../parts/line/line-reach.tsx';
import { useLinePlaces } from '../../../parts/line/use-line-places.ts';
import type { LineLink } from '../use-link-end.ts';
import { BeginInLine } from './begin-in-line.tsx';
import { FriendSection } from './friend-section.tsx';
import { LineFrame } from './line-frame.tsx';
import { LineWait, NoLine } from './line-states.tsx';

interface LinkEndProps {
  /** null: not known yet. */
  link: (Pick<LineLink, 'is_linked' | 'attempt'> & LineReach) | null;
  /** Waited for longer than LINE usually takes. */
  isSlow: boolean;
  isFetching: boolean;
  lookAgain: () => void;
}

/** /line/complete in each of its states. */
export function LinkEndView({ link, isSlow, isFetching, lookAgain }: LinkEndProps) {
  if (useLinePlaces() === null) return <NoLine isBare={false} />;
  if (link?.is_linked) return <LinkedPage reach={link} />;
  if (link?.attempt === 'none') return <NothingBegun />;
  return isSlow ? <Slow isFetching={isFetching} lookAgain={lookAgain} /> : <Waiting />;
}

function LinkedPage({ reach }: { reach: LineReach }) {
  return (
    <LineFrame title="LINEと連携しました" drawing="cover-letter">
      <div role="status">
        <NoticeChannel reach={reach} hasFriendPart />
      </div>
      <FriendSection isFriend={reach.is_friend} />
      <p>
        LINEでは、ご相談をお受けしていません。LINEに書いていただいても、相談員には届きません。ご相談は、お電話か、このサイトのチャットでお聞かせください。
      </p>
      <p>連携は、アカウントの画面から、いつでも外せます。</p>
      <div className="line-frame-ways">
        <ButtonLink href="/account/notices" width="full">
          お知らせの受け取り方を選ぶ
        </ButtonLink>
        <ButtonLink href="/" kind="plain" width="full">
          ホームへ
        </ButtonLink>
      </div>
    </LineFrame>
  );
}

function NothingBegun() {
  return (
    <LineFrame title="LINEとは、まだ連携していません" drawing="cover-letter">
      <p>連携すると、ご相談のお返事が届いたことなどのお知らせを、LINEで受け取れるようになります。</p>
      <div className="line-frame-ways">
        <BeginInLine />
        <ButtonLink href="/" kind="text" width="full">
          ホームへ
        </ButtonLink>
      </div>
    </LineFrame>
  );
}

function Waiting() {
  return (
    <LineFrame title="LINEの確認を待っています" drawing="cover-letter">
      <LineWait>
        LINEの画面で「連携する」を押すと、まもなくこの画面が変わります。そのままお待ちください。
      </LineWait>
    </LineFrame>
  );
}

function Slow({ isFetching, lookAgain }: Pick<LinkEndProps, 'isFetching' | 'lookAgain'>) {
  return (
    <LineFrame title="LINEの確認を待っています" drawing="cover-letter">
      <Notice tone="info" live title="LINEから、まだ返事がありません">
        <p>
          LINEの画面で「連携する」を押されたか、お確かめください。押しても変わらないときは、はじめからお試しください。
        </p>
      </Notice>
      <div className="line-frame-ways">
        <Button
          width="full"
          icon="refresh"
          onClick={lookAgain}
          busy={isFetching ? '確かめています…' : undefined}
        >
          もう一度確かめる
        </Button>
        <BeginInLine>はじめから試す</BeginInLine>
        <ButtonLink href="/" kind="text" width="full">
          ホームへ
        </ButtonLink>
      </div>
    </LineFrame>
  );
}
