import './line-frame.css';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { Card } from '@hidamari/ui/card';
import { Container } from '@hidamari/ui/container';
import { type DrawingName, Illustration } from '@hidamari/ui/illustration';
import { LogoMark } from '@hidamari/ui/logo';
import { OfflineBar } from '@hidamari/ui/offline-bar';
import { PageHeading } from '@hidamari/ui/page-heading';
import type { ReactNode } from 'react';
import { useIsOffline } from '../../../shell/use-is-offline.ts';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';
import { WholeLinks } from './whole-link.tsx';

const NO_NETWORK = '通信できません。つながると、続けられます。';

interface LineFrameProps {
  title: string;
  drawing: DrawingName;
  /**
   * Nothing stands around the page (specification section 2.5): it says itself whose it is, and whether it is connected. Its
   * links open whole new pages: LINE's script may stand in this one, and goes no further with the person (decision 0062).
   */
  isBare?: boolean;
  /** Of the step, above the line with the telephone. */
  note?: string;
  children: ReactNode;
}

/** One sheet with one step of linking, and the telephone at its foot. Made for LINE's own browser on a small phone. */
export function LineFrame({ isBare = false, ...sheet }: LineFrameProps) {
  if (!isBare) return <Sheet {...sheet} />;
  return (
    <WholeLinks>
      <Connection />
      <Sheet {...sheet} brand={<Brand />} />
    </WholeLinks>
  );
}

interface SheetProps extends Omit<LineFrameProps, 'isBare'> {
  brand?: ReactNode;
}

function Sheet({ title, drawing, brand, note, children }: SheetProps) {
  return (
    <Container width="narrow" className="line-frame">
      <Card>
        {brand}
        <div className="line-frame-picture">
          <Illustration drawing={drawing} fit="slice" />
        </div>
        <PageHeading>{title}</PageHeading>
        {children}
        <Help note={note} />
      </Card>
    </Container>
  );
}

function Connection() {
  return <OfflineBar isOffline={useIsOffline()} text={NO_NETWORK} />;
}

function Brand() {
  const { brand } = VARIANTS[useSupportDesk().variant];
  return (
    <p className="line-frame-brand">
      <LogoMark />
      <span>{`${brand.name} ${brand.sub}`}</span>
    </p>
  );
}

/** Whom to call, and whether somebody answers now. */
function Help({ note }: { note: string | undefined }) {
  const { number, openNow } = useSupportDesk();
  return (
    <div className="line-frame-help">
      {note ? <p>{note}</p> : null}
      <p>
        <span>困ったときは </span>
        {number.href === null ? (
          <span>{number.display}</span>
        ) : (
          <a className="ui-num" href={number.href}>
            {number.display}
          </a>
        )}
        <br />
        <span>{openNow.next ? `${openNow.text}。${openNow.next}` : openNow.text}</span>
      </p>
    </div>
  );
}
