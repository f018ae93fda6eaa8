import { SUDDEN_CHANGE_TEXT } from '@hidamari/domain/emergency';
import { pageTitle } from '@hidamari/domain/page-metadata';
import { matchScreen } from '@hidamari/domain/screens';
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { Chrome } from './chrome.tsx';
import { errorState, useErrorState } from './data/error-state.ts';
import { FaultContent } from './fault-content.tsx';
import { FAULT_WORDS, type FaultKind, faultOfStatus, faultTitle } from './fault-words.ts';
import type { PageData } from './page-data.ts';
import { PortalProviders } from './portal-providers.tsx';

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

/** A refused screen (403) is still the screen that was asked for: the frame around it says why. */
function useFaultTitle(error: unknown, { kind }: FaultFacts): string {
  const screen = matchScreen(useLocation().pathname)?.screen;
  const isRefused = isRouteErrorResponse(error) && error.status === 403;
  return isRefused && screen ? pageTitle(screen.title) : faultTitle(kind);
}

/** Drawn by the root's error boundary. Without page data (the root loader itself failed) it stands alone. */
export function FaultPage({ error, page }: { error: unknown; page: PageData | undefined }) {
  const facts = factsOf(error);
  const title = useFaultTitle(error, facts);
  if (!page) return <BareFault kind={facts.kind} />;
  return (
    <PortalProviders page={page}>
      <title>{title}</title>
      <Chrome isFault>
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
