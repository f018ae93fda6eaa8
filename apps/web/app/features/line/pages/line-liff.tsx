import { screenHref } from '@hidamari/domain/screens';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { type LinePlaces, useLinePlaces } from '../../../parts/line/use-line-places.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { LiffStateView } from '../components/liff-state-view.tsx';
import { NoLine } from '../components/line-states.tsx';
import { createExampleLiff } from '../example-liff.ts';
import type { LiffAnswer, LiffPort } from '../liff-port.ts';
import { lineWishOf, setPendingLineToken } from '../pending-line-token.ts';
import { createRealLiff, loadLiffScript } from '../real-liff.ts';
import type { Route } from './+types/line-liff';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Nothing to read, but asked for: each navigation to the page passes the server's entry rules. */
export function loader() {
  return null;
}

/** /line/session/liff: LINE opens this page within LINE, with the token of whoever stands there (G54). */
export default function LineLiff() {
  return <LiffGate />;
}

function portOf({ liffId, isExample }: LinePlaces): LiffPort {
  return isExample || liffId === null
    ? createExampleLiff(window.location)
    : createRealLiff({ liffId, load: loadLiffScript, place: window.location });
}

/** LINE's script may lead on to an address of its own before it answers: what for is read last. */
const wishHere = () => lineWishOf(new URLSearchParams(window.location.search).get('action'));

/** Asks LINE who stands here, and goes on with the token, which no address ever carries further. */
function LiffGate() {
  const places = useLinePlaces();
  const navigate = useNavigate();
  const [port, setPort] = useState<LiffPort | null>(null);
  const [answer, setAnswer] = useState<LiffAnswer | null>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew.
  useEffect(() => {
    if (places === null) return;
    let isOver = false;
    const asked = portOf(places);
    setPort(asked);
    setAnswer(null);
    asked.ask().then((got) => {
      if (isOver) return;
      if (got.kind !== 'token') return setAnswer(got);
      setPendingLineToken({ accessToken: got.accessToken, wish: wishHere() });
      navigate(screenHref('/line/session'), { replace: true });
    });
    return () => {
      isOver = true;
    };
  }, [places, navigate, tries]);

  if (places === null) return <NoLine />;
  return (
    <LiffStateView
      state={answer === null ? 'asking' : answer.kind}
      onAgain={() => setTries(tries + 1)}
      onLogIn={port?.logIn ?? null}
    />
  );
}
