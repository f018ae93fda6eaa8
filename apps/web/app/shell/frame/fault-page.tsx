import { isDeskPath } from '@hidamari/domain/access';
import { pageTitle, siteTitle } from '@hidamari/domain/page-metadata';
import { matchScreen } from '@hidamari/domain/screens';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { AfterHoursLater } from '../../parts/after-hours/after-hours-later.tsx';
import { errorState, useErrorState } from '../data/error-state.ts';
import { FaultBoundary } from '../fault-boundary.tsx';
import {
  type FaultKind,
  faultOfStatus,
  faultTitle,
  faultWordsAt,
  type WrittenWords,
} from '../fault-words.ts';
import { pageFailure } from '../forms/page-failure.ts';
import { hasDraftOf } from '../forms/use-draft.ts';
import { useDeskWasOpen } from '../idle/desk-was-open.ts';
import { MinimalError } from '../minimal-error.tsx';
import { type PageData, usePageData } from '../page-data.ts';
import { Chrome } from './chrome.tsx';
import { FaultContent } from './fault-content.tsx';
import { PortalProviders } from './portal-providers.tsx';

/** One of the four plain fault pages. The number it shows is that of the answer that led here, if one did (G117). */
export function PlainFault({ kind, requestId }: { kind: FaultKind; requestId?: string | undefined }) {
  const { response } = useErrorState();
  const { pathname } = useLocation();
  const { variant } = usePageData();
  useEffect(() => errorState.clearResponse, []);
  const leftAddress = response.address;
  const written = useWrittenWords(leftAddress ?? pathname);
  const deskWasOpen = useDeskWasOpen();
  const words = faultWordsAt(kind, { variant, pathname, leftAddress, deskWasOpen, written });
  return (
    <FaultContent
      words={words}
      requestId={response.request_id || requestId}
      // At the desk nobody looks for help.
      end={kind === 'not-found' && !isDeskPath(pathname) && <AfterHoursLater />}
    />
  );
}

/** What the store of this tab says of what was written on the page of an address, once it is looked at. */
function useWrittenWords(address: string): WrittenWords {
  const [written, setWritten] = useState<WrittenWords>('unknown');
  useEffect(() => {
    const isLost = pageFailure.end();
    const isKept = hasDraftOf(address.split(/[?#]/, 1)[0] ?? '');
    setWritten(isLost ? 'lost' : isKept ? 'kept' : 'unknown');
  }, [address]);
  return written;
}

interface FaultFacts {
  kind: FaultKind;
  requestId?: string | undefined;
}

/** What Chromium, Firefox and Safari say of an address that no answer came from. */
const NO_ANSWER = /Failed to fetch|NetworkError|Load failed/;
const isConnectionLost = (error: unknown) => error instanceof TypeError && NO_ANSWER.test(error.message);

/** A step back asks for its page's data even offline: the page is loaded anew once there is a connection. */
function useReopening(isLost: boolean): void {
  useEffect(() => {
    if (!isLost) return;
    const reopen = () => window.location.reload();
    window.addEventListener('online', reopen);
    return () => window.removeEventListener('online', reopen);
  }, [isLost]);
}

/** The router brings back how far the page was scrolled that did not come: what is said instead stands at the top. */
function useShownFromTop(error: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each fault is shown from its top.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [error]);
}

function factsOf(error: unknown): FaultFacts {
  if (isConnectionLost(error)) return { kind: 'unavailable' };
  if (!isRouteErrorResponse(error)) return { kind: 'server' };
  const requestId = (error.data as { requestId?: string } | null)?.requestId;
  return { kind: faultOfStatus(error.status), requestId };
}

/** A refused screen (403) is still the screen that was asked for: the frame around it says why. */
function useFaultTitle(error: unknown, { kind }: FaultFacts, variant: VariantKey | undefined): string {
  const screen = matchScreen(useLocation().pathname)?.screen;
  const isRefused = isRouteErrorResponse(error) && error.status === 403;
  return isRefused && screen
    ? pageTitle(screen.title, variant && siteTitle(variant))
    : faultTitle(kind, variant);
}

/**
 * Drawn by the root's error boundary. Where the frame fails too, or there is no page data (the root loader itself failed),
 * the bare page stands alone.
 */
export function FaultPage({ error, page }: { error: unknown; page: PageData | undefined }) {
  const facts = factsOf(error);
  useReopening(isConnectionLost(error));
  useShownFromTop(error);
  // It broke while somebody was on it: before its forms are taken away they keep what stands in them.
  if (!isRouteErrorResponse(error)) pageFailure.begin();
  const title = useFaultTitle(error, facts, page?.variant);
  if (!page) return <MinimalError kind={facts.kind} />;
  return (
    <FaultBoundary fallback={() => <MinimalError kind={facts.kind} page={page} />}>
      <PortalProviders page={page}>
        <title>{title}</title>
        <Chrome isFault>
          <PlainFault {...facts} />
        </Chrome>
      </PortalProviders>
    </FaultBoundary>
  );
}
