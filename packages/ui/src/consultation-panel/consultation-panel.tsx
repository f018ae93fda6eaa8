import type { MouseEvent, ReactNode } from 'react';
import { CallBox, type CallLink, type TelephoneNumber } from '../call-box/call-box.tsx';
import { Dialog } from '../dialog/index.ts';
import { EmergencyLine, type EmergencyNumber } from '../emergency-box/emergency-box.tsx';
import { Fold } from '../fold/fold.tsx';
import { Icon, type IconName } from '../icon/index.ts';
import { LinkRow, LinkRows } from '../link-row/link-row.tsx';
import { type OpenNow, OpenNowLine } from '../open-now-line/open-now-line.tsx';

/** A way to reach a supporter besides what the box with the number offers. */
export type ConsultationOption = {
  id: string;
  title: string;
  note: string;
  href: string;
  icon?: IconName;
  mark?: ReactNode;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

export type ConsultationPanelProps = {
  isOpen: boolean;
  onClose: () => void;
  number: TelephoneNumber;
  openNow: OpenNow;
  lines: readonly string[];
  /** What works now: the buttons of the box with the number. */
  callWays: readonly CallLink[];
  /** The number to be read out; left out while nobody can be reached, since it would be over before somebody asks for it. */
  talkNumber?: ReactNode;
  ways: readonly ConsultationOption[];
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
      {talkNumber}
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
