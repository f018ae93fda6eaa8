import './desk.css';
import { Container } from '@hidamari/ui/container';
import { LogoMark } from '@hidamari/ui/logo';
import type { ReactNode } from 'react';

/** Head and sheet of the desk: dark, so that nobody takes it for the members' pages. */
export function DeskFrame({ end, children }: { end?: ReactNode; children: ReactNode }) {
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
        {end ? <div className="desk-head-end">{end}</div> : null}
      </header>
      <Container width="mid" className="pt-4 pb-12">
        {children}
      </Container>
    </>
  );
}
