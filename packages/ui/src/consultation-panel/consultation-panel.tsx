import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { CallBox, type CallWay, type TelephoneNumber } from '../call-box/index.ts';
import { Dialog } from '../dialog/index.ts';
import { EmergencyLine, type EmergencyNumber } from '../emergency-box/index.ts';
import { Fold } from '../fold/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { LinkRow, LinkRows } from '../link-row/index.ts';
import { type OpenNow, OpenNowLine } from '../open-now-line/index.ts';

/** A way to reach a supporter besides what the box with the number offers. */
export type ConsultationWay = {
  id: string;
  title: string;
  note: string;
  href: string;
  icon?: IconName;
  mark?: ReactNode;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** The number a member reads out instead of name and day of birth; its place is kept while it is on its way. */
export type TalkNumber = {
  state: 'waiting' | 'ready' | 'failed';
  /** Six figures once it is ready. */
  digits: string;
  minutesLeft: number;
  onRenew: () => void;
};

export type ConsultationPanelProps = {
  isOpen: boolean;
  onClose: () => void;
  number: TelephoneNumber;
  openNow: OpenNow;
  lines: readonly string[];
  /** What works now: the buttons of the box with the number. */
  callWays: readonly CallWay[];
  /** Left out while nobody can be reached: it would be over before somebody asks for it. */
  talkNumber?: TalkNumber;
  ways: readonly ConsultationWay[];
  /** The member's notes: a text area and the words that it was kept. */
  memo?: ReactNode;
  can: string;
  cannot: string;
  emergency: { title: string; text: string; numbers: readonly EmergencyNumber[] };
};

/** Everything one needs to talk to someone, in the order a shaking hand needs it. */
export function ConsultationPanel(props: ConsultationPanelProps) {
  const { isOpen, onClose, number, openNow, lines, callWays, talkNumber, ways, memo } = props;
  const { can, cannot, emergency } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="相談する"
      shape="panel"
      underTitle={<OpenNowLine {...openNow} size="small" />}
    >
      <CallBox number={number} openNow={openNow} lines={lines} ways={callWays} dial="always" stateHidden />
      {talkNumber ? <TalkNumberCard {...talkNumber} /> : null}
      {ways.length === 0 ? null : (
        <LinkRows>
          {ways.map(({ id, ...way }) => (
            <LinkRow key={id} {...way} />
          ))}
        </LinkRows>
      )}
      {memo}
      <Fold summary="できること・できないこと" openAtFirst>
        <Scope icon="check" name="できること" text={can} />
        <Scope icon="close" name="できないこと" text={cannot} />
      </Fold>
      <div className="ui-panel-emergency">
        <EmergencyLine {...emergency} />
      </div>
    </Dialog>
  );
}

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

function Scope({ icon, name, text }: { icon: 'check' | 'close'; name: string; text: string }) {
  return (
    <div className="ui-scope" data-can={icon === 'check' ? '' : undefined}>
      <h3>
        <Icon name={icon} size={20} />
        {name}
      </h3>
      <p>{text}</p>
    </div>
  );
}
