import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { CallBox, type TelephoneNumber } from '../call-box/index.ts';
import { Dialog } from '../dialog/index.ts';
import { EmergencyLine, type EmergencyNumber } from '../emergency-box/index.ts';
import { Fold } from '../fold/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { LinkRow, LinkRows } from '../link-row/index.ts';
import { type OpenNow, OpenNowLine } from '../open-now-line/index.ts';

/** A way to reach a supporter besides the telephone. */
export type ConsultationWay = {
  id: string;
  title: string;
  note: string;
  href: string;
  icon?: IconName;
  mark?: ReactNode;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** The number a member reads out instead of name and day of birth. */
export type TalkNumber = { digits: string; minutesLeft: number; onRenew: () => void };

export type ConsultationPanelProps = {
  isOpen: boolean;
  onClose: () => void;
  number: TelephoneNumber;
  openNow: OpenNow;
  lines: readonly string[];
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
  const { isOpen, onClose, number, openNow, lines, talkNumber, ways, memo, can, cannot, emergency } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="相談する"
      shape="panel"
      underTitle={<OpenNowLine {...openNow} size="small" />}
    >
      <CallBox number={number} openNow={openNow} lines={lines} button="always" stateHidden />
      {talkNumber ? <TalkNumberCard {...talkNumber} /> : null}
      <LinkRows>
        {ways.map(({ id, ...way }) => (
          <LinkRow key={id} {...way} />
        ))}
      </LinkRows>
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

/** 407 295 in two groups of three, read out figure by figure. */
export function TalkNumberCard({ digits, minutesLeft, onRenew }: TalkNumber) {
  const half = Math.ceil(digits.length / 2);
  return (
    <section className="ui-talk-number">
      <h3>お話し番号</h3>
      <p className="ui-talk-digits">
        <span aria-hidden="true">{`${digits.slice(0, half)} ${digits.slice(half)}`}</span>
        <span className="ui-visually-hidden">{[...digits].join('、')}</span>
      </p>
      <p className="ui-meta">
        電話でこの番号をお伝えください。お名前や生年月日を言わなくても、あなたの記録を見ながらお話しできます。
        <b>{`あと${minutesLeft}分使えます`}</b>
      </p>
      <Button kind="plain" size="small" icon="refresh" onClick={onRenew}>
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
