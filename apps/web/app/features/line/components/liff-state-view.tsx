import { Button, ButtonLink } from '@hidamari/ui/button';
import type { LiffAnswer } from '../liff-port.ts';
import { BeginInLine } from './begin-in-line.tsx';
import { LineFrame } from './line-frame.tsx';
import { LineWait } from './line-states.tsx';

interface LiffStateProps {
  /** `token` stands for the moment in which the next page opens. */
  state: 'asking' | LiffAnswer['kind'];
  onAgain: () => void;
  onLogIn: (() => void) | null;
}

const TITLES = {
  asking: 'LINEを確かめています',
  token: 'LINEを確かめています',
  outside: 'LINEの中で開いてください',
  refused: 'LINEで許可されませんでした',
  unreachable: 'LINEにつながりませんでした',
} as const;

/** /line/session/liff in each of its states. */
export function LiffStateView({ state, onAgain, onLogIn }: LiffStateProps) {
  return (
    <LineFrame isBare title={TITLES[state]} drawing="cover-letter">
      {state === 'asking' || state === 'token' ? <LineWait /> : null}
      {state === 'outside' ? <Outside onLogIn={onLogIn} /> : null}
      {state === 'refused' ? <Refused /> : null}
      {state === 'unreachable' ? <Unreachable onAgain={onAgain} /> : null}
    </LineFrame>
  );
}

function Outside({ onLogIn }: Pick<LiffStateProps, 'onLogIn'>) {
  return (
    <>
      <p>この画面は、LINEの中で開く画面です。下のボタンを押すと、LINEが開きます。</p>
      <div className="line-frame-ways">
        <BeginInLine>LINEで開く</BeginInLine>
        {onLogIn ? (
          <Button kind="text" width="full" onClick={onLogIn}>
            LINEのアプリがない端末で続ける
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** From the beginning: the address that LINE led back to says no for as long as it stands. */
function Refused() {
  return (
    <>
      <p>LINEの画面で「許可しない」を選ばれたか、LINEが受け付けませんでした。LINEとは、連携していません。</p>
      <p>連携しなくても、このサイトは今までどおり使えます。お知らせはメールでも受け取れます。</p>
      <div className="line-frame-ways">
        <BeginInLine>もう一度LINEで開く</BeginInLine>
        <ButtonLink href="/" kind="text" width="full">
          ホームへ
        </ButtonLink>
      </div>
    </>
  );
}

function Unreachable({ onAgain }: Pick<LiffStateProps, 'onAgain'>) {
  return (
    <>
      <p>通信が届きにくいか、LINEが応答していないようです。LINEとは、まだ連携していません。</p>
      <div className="line-frame-ways">
        <Button width="full" icon="refresh" onClick={onAgain}>
          もう一度試す
        </Button>
        <ButtonLink href="/" kind="plain" width="full">
          ホームへ
        </ButtonLink>
      </div>
    </>
  );
}
