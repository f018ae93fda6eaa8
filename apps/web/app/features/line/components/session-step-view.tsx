import { Button, ButtonLink } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';
import type { ReactNode } from 'react';
import type { SessionStep } from '../ask-line.ts';
import { BeginInLine } from './begin-in-line.tsx';
import { FriendSection } from './friend-section.tsx';
import { LineFrame } from './line-frame.tsx';
import { LineWait } from './line-states.tsx';
import { SharedThings } from './shared-things.tsx';

export interface SessionStepProps {
  step: SessionStep | { kind: 'start' };
  unlink: () => void;
  again: () => void;
  stop: () => void;
}

const HOME = (
  <ButtonLink href="/" kind="text" width="full">
    ホームへ
  </ButtonLink>
);

function Ways({ children }: { children: ReactNode }) {
  return <div className="line-frame-ways">{children}</div>;
}

function Start() {
  return (
    <LineFrame
      isBare
      title="LINEでお知らせを受け取る"
      drawing="cover-letter"
      note="連携には、会員のログインが必要です。友だち追加は、あとで別にうかがいます。"
    >
      <p>LINEと連携すると、ご相談のお返事が届いたことなどのお知らせを、LINEで受け取れるようになります。</p>
      <SharedThings />
      <p>
        LINEでは、ご相談をお受けしていません。ご相談は、お電話か、ログインしたあとのチャットでお聞かせください。
      </p>
      <Ways>
        <BeginInLine />
        {HOME}
      </Ways>
    </LineFrame>
  );
}

function Asking() {
  return (
    <LineFrame isBare title="LINEを確かめています" drawing="cover-letter">
      <LineWait />
    </LineFrame>
  );
}

interface AlreadyLinkedProps extends Pick<SessionStepProps, 'unlink'> {
  isFriend: boolean | null;
}

function AlreadyLinked({ unlink, isFriend }: AlreadyLinkedProps) {
  return (
    <LineFrame isBare title="このLINEは、連携しています" drawing="cover-letter">
      <p>
        もう一度連携する必要はありません。LINEで受け取るか、メールで受け取るかは、アカウントの「お知らせの受け取り」で選べます。
      </p>
      {isFriend === false ? <FriendSection isFriend={false} /> : null}
      <p>
        ほかのご登録と連携するときや、お知らせをやめるときは、先に連携を外してください。ご登録や記録は、そのまま残ります。
      </p>
      <Ways>
        <ButtonLink href="/" width="full">
          ホームへ
        </ButtonLink>
        <Button kind="plain" width="full" onClick={unlink}>
          このLINEの連携を外す
        </Button>
      </Ways>
    </LineFrame>
  );
}

/** LINE gives a link only to whom our official account knows. */
function FriendFirst({ again }: Pick<SessionStepProps, 'again'>) {
  return (
    <LineFrame isBare title="先に、友だちに追加してください" drawing="cover-letter">
      <p>連携の前に、LINEで、この窓口を友だちに追加する必要があります。LINEとは、まだ連携していません。</p>
      <FriendSection isFriend={false} />
      <Ways>
        <Button width="full" icon="refresh" onClick={again}>
          追加したので、続ける
        </Button>
        {HOME}
      </Ways>
    </LineFrame>
  );
}

function AskUnlink({ unlink, stop }: Pick<SessionStepProps, 'unlink' | 'stop'>) {
  return (
    <LineFrame isBare title="LINEとの連携を外しますか" drawing="cover-letter">
      <p>
        連携を外すと、このLINEへのお知らせは届かなくなり、LINEで許可したことも取り消されます。ご登録や記録は、そのまま残ります。
      </p>
      <Ways>
        <Button width="full" onClick={unlink}>
          連携を外す
        </Button>
        <Button kind="plain" width="full" onClick={stop}>
          外さない
        </Button>
      </Ways>
    </LineFrame>
  );
}

function Unlinked() {
  return (
    <LineFrame isBare title="LINEとの連携を外しました" drawing="cover-letter">
      <p>
        このLINEへのお知らせは、もう届きません。大切なお返事は、サイトを開くとご覧になれます。受け取り方は、アカウントの画面で選べます。
      </p>
      <Ways>
        <ButtonLink href="/" width="full">
          ホームへ
        </ButtonLink>
        <ButtonLink href="/account" kind="plain" width="full">
          アカウントの画面へ
        </ButtonLink>
      </Ways>
    </LineFrame>
  );
}

function LineDown({ again }: Pick<SessionStepProps, 'again'>) {
  return (
    <LineFrame isBare title="LINEにつながりませんでした" drawing="cover-letter">
      <p>
        通信が届きにくいか、LINEが応答していないようです。何も変わっていません。少し待ってから、もう一度お試しください。
      </p>
      <Ways>
        <Button width="full" icon="refresh" onClick={again}>
          もう一度試す
        </Button>
        {HOME}
      </Ways>
    </LineFrame>
  );
}

function Wait({ words, again }: { words: string; again: () => void }) {
  return (
    <LineFrame isBare title="少しお待ちください" drawing="cover-letter">
      <Notice tone="caution" live>
        <p>{words}</p>
      </Notice>
      <Ways>
        <Button width="full" icon="refresh" onClick={again}>
          もう一度試す
        </Button>
        {HOME}
      </Ways>
    </LineFrame>
  );
}

/** /line/session in each of its states. */
export function SessionStepView({ step, unlink, again, stop }: SessionStepProps) {
  switch (step.kind) {
    case 'already-linked':
      return <AlreadyLinked unlink={unlink} isFriend={step.isFriend} />;
    case 'friend-first':
      return <FriendFirst again={again} />;
    case 'ask-unlink':
      return <AskUnlink unlink={unlink} stop={stop} />;
    case 'unlinked':
      return <Unlinked />;
    case 'line-down':
      return <LineDown again={again} />;
    case 'wait':
      return <Wait words={step.words} again={again} />;
    case 'asking':
    case 'go':
      return <Asking />;
    default:
      return <Start />;
  }
}
