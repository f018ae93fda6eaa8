import { pageMeta } from '../../../shell/page-meta.ts';
import { LiffGate } from '../components/liff-gate.tsx';
import type { Route } from './+types/line-liff';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Nothing to read, but asked for: each walk to the page passes the server's entry rules. */
export function loader() {
  return null;
}

/** /line/session/liff: LINE opens this page within LINE, with the token of whoever stands there (G54). */
export default function LineLiff() {
  return <LiffGate />;
}
