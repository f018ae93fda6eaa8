import './desk-head.css';
import type { StaffMe } from '@hidamari/contract/staff';
import { deskRoomsFor } from '@hidamari/domain/navigation';
import { matchScreen, screenHref } from '@hidamari/domain/screens';
import { STAFF_ROLE_LABELS } from '@hidamari/domain/staff';
import { Link } from '@hidamari/ui/link';
import { LogoMark } from '@hidamari/ui/logo';
import type { ReactNode } from 'react';
import { DeskHoursLine } from './desk-hours-line.tsx';
import { DeskLogout } from './desk-logout.tsx';

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
