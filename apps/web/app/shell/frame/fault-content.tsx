import './fault-page.css';
import { SUDDEN_CHANGE_TEXT } from '@hidamari/domain/emergency';
import { ButtonLink } from '@hidamari/ui/button';
import { Container } from '@hidamari/ui/container';
import { Illustration } from '@hidamari/ui/illustration';
import { PageHeading } from '@hidamari/ui/page-heading';
import type { ReactNode } from 'react';
import { DeskCallBox } from '../../parts/consultation/desk-call-box.tsx';
import { FaultNumber } from '../fault-boundary.tsx';
import type { FaultWords } from '../fault-words.ts';

/** What happened, what to do next, the telephone, the emergency line: in this order (G117). */
export function FaultContent({
  words,
  requestId,
  children,
  end,
}: {
  words: FaultWords;
  requestId?: string | undefined;
  children?: ReactNode;
  /** Below everything. */
  end?: ReactNode;
}) {
  const [first, ...others] = words.actions;
  return (
    <Container width="wide" className="fault-page">
      <div className="fault-picture">
        <Illustration drawing={words.drawing} fit={words.drawing.startsWith('cover-') ? 'slice' : 'meet'} />
      </div>
      <div className="fault-words">
        <PageHeading>{words.title}</PageHeading>
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
        <div className="fault-actions">
          {first ? <ButtonLink href={first.href}>{first.label}</ButtonLink> : null}
          {others.map(({ label, href }) => (
            <ButtonLink key={href} href={href} kind="plain">
              {label}
            </ButtonLink>
          ))}
        </div>
        <DeskCallBox />
        <p>{SUDDEN_CHANGE_TEXT}</p>
        {requestId ? <FaultNumber id={requestId} /> : null}
        {end}
      </div>
    </Container>
  );
}
