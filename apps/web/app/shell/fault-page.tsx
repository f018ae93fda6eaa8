import './fault-page.css';
import { SUDDEN_CHANGE_TEXT } from '@hidamari/domain/emergency';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { CallBox } from '@hidamari/ui/call-box';
import { Container } from '@hidamari/ui/container';
import { Illustration } from '@hidamari/ui/illustration';
import { PageHeading } from '@hidamari/ui/page-heading';
import { type ReactNode, useEffect, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { Chrome } from './chrome.tsx';
import { errorState, useErrorState } from './data/error-state.ts';
import { FAULT_WORDS, type FaultKind, type FaultWords, faultOfStatus, faultTitle } from './fault-words.ts';
import type { PageData } from './page-data.ts';
import { PortalProviders } from './portal-providers.tsx';
import { useSupportDesk } from './use-support-desk.ts';

/** A number to tell on the telephone, with a button that copies it (G117). */
function RequestNumber({ id }: { id: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(id).then(() => setCopied(true));
  return (
    <Button kind="quiet" size="small" icon="copy" onClick={copy}>
      {isCopied ? 'コピーしました' : `お問い合わせ番号 ${id}`}
    </Button>
  );
}

/** What happened, what to do next, the telephone, the emergency line: in this order (G117). */
export function FaultContent({
  words,
  requestId,
  children,
}: {
  words: FaultWords;
  requestId?: string | undefined;
  children?: ReactNode;
}) {
  const desk = useSupportDesk();
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
        <CallBox
          number={desk.number}
          openNow={desk.openNow}
          lines={[desk.cost, desk.weekly]}
          button="phones"
        />
        <p>{SUDDEN_CHANGE_TEXT}</p>
        {requestId ? <RequestNumber id={requestId} /> : null}
      </div>
    </Container>
  );
}

/** One of the four plain fault pages. The number it shows is that of the answer that led here, if one did (G117). */
export function PlainFault({ kind, requestId }: { kind: FaultKind; requestId?: string | undefined }) {
  const { response } = useErrorState();
  useEffect(() => errorState.clearResponse, []);
  return <FaultContent words={FAULT_WORDS[kind]} requestId={response.request_id || requestId} />;
}

interface FaultFacts {
  kind: FaultKind;
  requestId?: string | undefined;
}

function factsOf(error: unknown): FaultFacts {
  if (!isRouteErrorResponse(error)) return { kind: 'server' };
  const requestId = (error.data as { requestId?: string } | null)?.requestId;
  return { kind: faultOfStatus(error.status), requestId };
}

/** Drawn by the root's error boundary. Without page data (the root loader itself failed) it stands alone. */
export function FaultPage({ error, page }: { error: unknown; page: PageData | undefined }) {
  const facts = factsOf(error);
  if (!page) return <BareFault kind={facts.kind} />;
  return (
    <PortalProviders page={page}>
      <title>{faultTitle(facts.kind)}</title>
      <Chrome>
        <PlainFault {...facts} />
      </Chrome>
    </PortalProviders>
  );
}

function BareFault({ kind }: { kind: FaultKind }) {
  const words = FAULT_WORDS[kind];
  return (
    <main id="main">
      <title>{faultTitle(kind)}</title>
      <h1>{words.title}</h1>
      {words.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>{SUDDEN_CHANGE_TEXT}</p>
      <a href="/">ホームへ</a>
    </main>
  );
}
