import { Button } from '../button/index.ts';

/** The number a member reads out instead of name and day of birth; its place is kept while it is on its way. */
export type TalkNumber = {
  state: 'waiting' | 'ready' | 'failed';
  /** Six figures once it is ready. */
  digits: string;
  minutesLeft: number;
  onRenew: () => void;
};

/** Heard when it changes; the minutes are for the eye alone, so that no voice counts them down. */
const HEARD: Readonly<Record<TalkNumber['state'], string>> = {
  waiting: '番号を用意しています',
  ready: 'お話し番号を用意しました',
  failed: 'いまは番号を出せません。お名前でもお話しできます',
};

function talkNumberState({ state, minutesLeft }: TalkNumber): string {
  return state === 'ready' ? `あと${minutesLeft}分、一度だけ使えます` : HEARD[state];
}

/** 407 295 in two groups of three, read out figure by figure. Nothing moves when it arrives. */
export function TalkNumberCard(props: TalkNumber) {
  const { state, onRenew } = props;
  const digits = state === 'ready' ? props.digits : '------';
  const half = Math.ceil(digits.length / 2);
  return (
    <section className="ui-talk-number">
      <h3>お話し番号</h3>
      <p className="ui-talk-digits">
        <span aria-hidden="true">{`${digits.slice(0, half)} ${digits.slice(half)}`}</span>
        {state === 'ready' ? <span className="ui-visually-hidden">{[...digits].join('、')}</span> : null}
      </p>
      <p className="ui-meta">
        電話でこの番号をお伝えください。お名前や生年月日を言わなくても、あなたの記録を見ながらお話しできます。かけ直したときは、新しい番号にしてください。
        <b>{talkNumberState(props)}</b>
      </p>
      <p role="status" className="ui-visually-hidden">
        {HEARD[state]}
      </p>
      <Button
        kind="plain"
        size="small"
        icon="refresh"
        onClick={onRenew}
        busy={state === 'waiting' ? '用意しています…' : undefined}
      >
        新しい番号にする
      </Button>
    </section>
  );
}
