import './desk-head.css';
import type { StaffMe } from '@hidamari/contract/staff';
import { staffLogoutEndpoint } from '@hidamari/contract/staff';
import { deskHours } from '@hidamari/domain/consultation-hours';
import { AppError } from '@hidamari/domain/errors';
import { deskRoomsFor } from '@hidamari/domain/navigation';
import { matchScreen, screenHref } from '@hidamari/domain/screens';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { STAFF_ROLE_LABELS } from '@hidamari/domain/staff';
import { Button } from '@hidamari/ui/button';
import { Link } from '@hidamari/ui/link';
import { LogoMark } from '@hidamari/ui/logo';
import { useToast } from '@hidamari/ui/toast';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useClosedDays } from '../../shell/closed-days/closed-days.tsx';
import { browserApi } from '../../shell/data/browser-api.ts';
import { logoutProgress } from '../../shell/data/logout-progress.ts';
import { forgetMember } from '../../shell/data/tab-session.ts';
import { usePageData } from '../../shell/page-data.ts';
import { useOpenState } from '../../shell/use-open-state.ts';

/** Who is signed in, as far as the head tells it. */
export type Present = Pick<StaffMe, 'display_name' | 'role'>;

/** The dark head: the hours of all variants, who is signed in and the way out; below it the rooms of the role (G42). */
export function DeskHead({ me, current, tools }: { me: Present; current: string; tools?: ReactNode }) {
  return (
    <>
      <header className="desk-head">
        <Link href={screenHref('/desk')} className="desk-head-name" aria-label="ひだまり 相談員の机">
          <DeskName />
        </Link>
        <DeskHoursLine />
        <div className="desk-head-end">
          <span className="desk-head-who">{`${me.display_name}（${STAFF_ROLE_LABELS[me.role]}）`}</span>
          {tools}
          <DeskLogout />
        </div>
      </header>
      <DeskRooms role={me.role} current={current} />
    </>
  );
}

/** The head before anybody is signed in. */
export function DeskEntranceHead() {
  return (
    <header className="desk-head">
      <div className="desk-head-name">
        <DeskName />
      </div>
    </header>
  );
}

function DeskName() {
  return (
    <>
      <LogoMark />
      <span>
        <b>ひだまり</b>
        <small>相談員の机</small>
      </span>
    </>
  );
}

function DeskRooms({ role, current }: { role: Present['role']; current: string }) {
  const rooms = deskRoomsFor(role);
  if (rooms.length === 0) return null;
  return (
    <nav className="desk-rooms" aria-label="机の案内">
      <ul>
        {rooms.map(({ screen, label }) => (
          <li key={screen}>
            <Link
              href={screen}
              aria-current={matchScreen(screen)?.screen.id === current ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whether the telephone of a variant is answered now, by the closed days that this page knows. */
function useStateOf(variant: VariantKey) {
  const { renderedAt } = usePageData();
  const closures = useClosedDays();
  return useOpenState({ variant, closures: closures[variant], renderedAt });
}

/** The hours of every variant in words: whoever sits at the desk answers for all of them. */
function DeskHoursLine() {
  const states = { aflac: useStateOf('aflac'), hatch: useStateOf('hatch'), chofu: useStateOf('chofu') };
  return (
    <ul className="desk-hours" aria-label="電話の受付">
      {deskHours(states).map(({ of, words, isOpen }) => (
        <li key={words} data-open={isOpen || undefined}>
          <span className="desk-lamp" aria-hidden="true" />
          <span>
            {of === null ? null : <b>{of}</b>}
            <span>{words}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Ends the staff session, and whatever was begun in a member's place. */
function DeskLogout() {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const leave = () => {
    forgetMember();
    window.location.replace(screenHref('/desk/login'));
  };
  const logOut = async () => {
    setBusy(true);
    logoutProgress.begin();
    try {
      await browserApi().call(staffLogoutEndpoint, {});
      leave();
    } catch (error) {
      // Over already: the person wanted to be out, and is.
      if (error instanceof AppError && error.status === 401) return leave();
      logoutProgress.giveUp();
      setBusy(false);
      toast({ text: 'ログアウトできませんでした。もう一度お試しください。' });
    }
  };
  return (
    <Button kind="plain" size="small" onClick={logOut} busy={isBusy ? 'ログアウトしています…' : undefined}>
      ログアウト
    </Button>
  );
}
