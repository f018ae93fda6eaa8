import { readDeskWaitingEndpoint } from '@hidamari/contract/consultations';
import type { StaffMe } from '@hidamari/contract/staff';
import { type DeskAlerts, staffMay, titleWith } from '@hidamari/domain/staff';
import { Container } from '@hidamari/ui/container';
import { MAIN_ID, SkipLink } from '@hidamari/ui/skip-link';
import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { browserApi } from '../../shell/data/browser-api.ts';
import { DeskIdleWatchLater } from '../../shell/idle/idle-watch-later.tsx';
import { AlertChoice } from './alert-choice.tsx';
import { alertDesk } from './alert-desk.ts';
import { wakeSound } from './alert-sound.ts';
import { useDeskConnection } from './desk-connection.ts';
import { DeskEntranceHead, DeskHead, type Present } from './desk-head.tsx';
import { deskNews } from './desk-news.ts';
import { countsOf, DeskWatch } from './desk-watch.ts';
import { PendingCalls } from './pending-calls.tsx';

/** While this frame has no line that carries, what waits is asked for this often. */
const LOOK_EVERY_MS = 30_000;

/** As the person of this tab has chosen; the frame keeps it up to date. */
let chosen: DeskAlerts | null = null;

/** Of this tab: it stays while somebody goes from room to room. */
const watch = new DeskWatch({
  ask: () => browserApi().call(readDeskWaitingEndpoint, {}, { isUnattended: true }),
  onNews: (kind, at) => {
    if (chosen) alertDesk(kind, at, chosen);
  },
});

const NOTHING = { waiting: 0, danger: 0, calls: 0 };

/**
 * Keeps an eye on the desk for whoever answers consultations, in each of its rooms: how many wait, in the title; what is new,
 * by a sound and a notice; and colleagues who call, at the head of the page (G119).
 */
function DeskWatchSection({ alerts }: { alerts: DeskAlerts }) {
  useEffect(() => {
    chosen = alerts;
  }, [alerts]);
  const now = useSyncExternalStore(watch.subscribe, watch.get, () => null);
  useLooking();
  useSoundOnceTouched();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation brings a title of its own, without the numbers.
  useEffect(() => {
    document.title = titleWith(document.title, now && alerts.title ? countsOf(now) : NOTHING);
  }, [now, alerts.title, key]);
  return <PendingCalls calls={now?.calls ?? []} onAnswered={() => void watch.look()} />;
}

/** Looks at once, whenever the live connection tells of something, and by the clock while there is none. */
function useLooking(): void {
  const isCarrying = useRef(false);
  useDeskConnection(
    useCallback((carries: boolean) => {
      isCarrying.current = carries;
    }, []),
  );
  useEffect(() => {
    void watch.look();
    const stopHearing = deskNews.listen(({ type }) => {
      if (type === 'queue-changed' || type === 'ready') void watch.look();
    });
    const timer = setInterval(() => {
      if (!isCarrying.current) void watch.look();
    }, LOOK_EVERY_MS);
    return () => {
      stopHearing();
      clearInterval(timer);
    };
  }, []);
}

/** Browsers let a page sound only after a press or a key somewhere on it. */
function useSoundOnceTouched(): void {
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const;
    const wake = () => {
      for (const event of events) window.removeEventListener(event, wake);
      wakeSound();
    };
    for (const event of events) window.addEventListener(event, wake);
    return () => {
      for (const event of events) window.removeEventListener(event, wake);
    };
  }, []);
}

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
