import './desk.css';
import type { StaffMe } from '@hidamari/contract/staff';
import { STAFF_ROLE_LABELS } from '@hidamari/domain/staff';
import { Container } from '@hidamari/ui/container';
import { Link } from '@hidamari/ui/link';
import { LogoMark } from '@hidamari/ui/logo';
import type { ReactNode } from 'react';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';
import { type DeskRoomId, deskRoomsOf } from '../desk-rooms.ts';
import { DeskLogout } from './desk-logout.tsx';

interface DeskFrameProps {
  /** Nobody is signed in yet: the login. */
  me?: StaffMe;
  current?: DeskRoomId;
  /** whole: the page has columns of its own. */
  room?: 'mid' | 'whole';
  children: ReactNode;
}

/** Head and sheet of the desk: dark, so that nobody takes it for the members' pages. */
export function DeskFrame({ me, current, room = 'mid', children }: DeskFrameProps) {
  return (
    <>
      <header className="desk-head">
        <div className="desk-head-name">
          <LogoMark />
          <span>
            <b>ひだまり</b>
            <small>相談員の机</small>
          </span>
        </div>
        {me ? (
          <>
            <DeskHours />
            <div className="desk-head-end">
              <span>{`${me.display_name}（${STAFF_ROLE_LABELS[me.role]}）`}</span>
              <DeskLogout />
            </div>
          </>
        ) : null}
      </header>
      {me ? <DeskRooms me={me} current={current} /> : null}
      {room === 'whole' ? (
        children
      ) : (
        <Container width="mid" className="pt-4 pb-12">
          {children}
        </Container>
      )}
    </>
  );
}

/** The two programmes share their hours; the city has its own. */
function DeskHours() {
  const programmes = useSupportDesk('hatch');
  const city = useSupportDesk('chofu');
  return (
    <p className="desk-hours">
      <span>{`保険・一般：${programmes.openNow.text}`}</span>
      <span>{`調布市：${city.openNow.text}`}</span>
    </p>
  );
}

function DeskRooms({ me, current }: { me: StaffMe; current: DeskRoomId | undefined }) {
  const rooms = deskRoomsOf(me.role);
  if (rooms.length < 2) return null;
  return (
    <nav className="desk-rooms" aria-label="机の部屋">
      {rooms.map(({ id, label, href }) => (
        <Link key={id} href={href} aria-current={id === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
