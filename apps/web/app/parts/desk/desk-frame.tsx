import type { StaffMe } from '@hidamari/contract/staff';
import { type DeskAlerts, staffMay } from '@hidamari/domain/staff';
import { Container } from '@hidamari/ui/container';
import { MAIN_ID, SkipLink } from '@hidamari/ui/skip-link';
import { type ReactNode, useState } from 'react';
import { DeskIdleWatchLater } from '../../shell/idle/idle-watch-later.tsx';
import { AlertChoice } from './alert-choice.tsx';
import { DeskEntranceHead, DeskHead, type Present } from './desk-head.tsx';
import { DeskWatchSection } from './desk-watch-section.tsx';

interface DeskFrameProps {
  me: Present & Pick<StaffMe, 'alerts'>;
  /** Id of the desk's screen that one stands on; its entry in the navigation says so. */
  current: string;
  /** whole: the page has columns of its own, from edge to edge. */
  room?: 'mid' | 'whole';
  children: ReactNode;
}

/** What stands around every screen of the desk: dark, so that nobody takes it for the members' pages. */
export function DeskFrame({ me, current, room = 'mid', children }: DeskFrameProps) {
  const [chosen, setChosen] = useState<DeskAlerts | null>(null);
  const alerts = chosen ?? me.alerts;
  const hasQueue = staffMay(me.role, 'read-cases');
  return (
    <>
      <SkipLink />
      <DeskHead
        me={me}
        current={current}
        tools={hasQueue ? <AlertChoice alerts={alerts} onChange={setChosen} /> : null}
      />
      {hasQueue ? <DeskWatchSection alerts={alerts} /> : null}
      <DeskSheet room={room}>{children}</DeskSheet>
      <DeskIdleWatchLater />
    </>
  );
}

/** The same before anybody is signed in. */
export function DeskEntrance({ children }: { children: ReactNode }) {
  return (
    <>
      <DeskEntranceHead />
      <DeskSheet room="mid">{children}</DeskSheet>
    </>
  );
}

function DeskSheet({ room, children }: { room: 'mid' | 'whole'; children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      {room === 'whole' ? (
        children
      ) : (
        <Container width="mid" className="pt-4 pb-12">
          {children}
        </Container>
      )}
    </main>
  );
}
