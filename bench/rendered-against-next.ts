// What rendering a page costs against Next.js drawing the same elements (bench/README.md says how to read it).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortalProcess } from '../tools/portal-client/portal-process.ts';
import { requestsPerSecond } from './load.ts';
import { type NextPage, startNext } from './next-server.ts';
import { countElements, elementsOf, type PageElement } from './page-elements.ts';
import { report } from './report.ts';
import { inTurn } from './rounds.ts';

const PORTAL_PORT = 3942;
const NEXT_PORT = 3943;
const PAGE = '/articles';
const PORTAL = `http://localhost:${PORTAL_PORT}${PAGE}`;
const NEXT = `http://localhost:${NEXT_PORT}${PAGE}`;
const ROUNDS = 9;
const ROUND_SECONDS = 1;
/** Both are given time to get fast before anything counts. */
const WARM_UP_SECONDS = 4;
const AIM = 3;

const text = async (address: string) => (await fetch(address)).text();

/** The portal's page, cut where a Next app has its layout. */
function nextPageOf(html: string): NextPage {
  const nodes = elementsOf(html);
  const at = nodes.findIndex((node) => typeof node !== 'string' && node.name === 'main');
  if (at === -1) throw new Error('The page has no main part.');
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const { children } = nodes[at] as PageElement;
  return { title, before: nodes.slice(0, at), main: children, after: nodes.slice(at + 1) };
}

/** Says how alike both pages are, and refuses to compare others: Next adds one hidden element and its outlet. */
function compareSizes(portal: string, next: string): void {
  const [ours, theirs] = [portal, next].map((html) => ({
    elements: countElements(elementsOf(html)),
    kilobytes: Math.round(Buffer.byteLength(html) / 1_000),
  }));
  if (!ours || !theirs || Math.abs(ours.elements - theirs.elements) > 3)
    throw new Error(`The pages differ: ${ours?.elements} and ${theirs?.elements} elements.`);
  const said = ({ elements, kilobytes }: typeof ours) => `${elements} elements, ${kilobytes} KB`;
  report(`${PAGE}, portal and Next.js`, `${said(ours)}; ${said(theirs)}`, null);
}

const rateOf = (address: string) => (seconds: number) =>
  requestsPerSecond({ address, seconds, isFresh: true });

async function compare(): Promise<void> {
  const [portal, next] = [rateOf(PORTAL), rateOf(NEXT)];
  await portal(WARM_UP_SECONDS);
  await next(WARM_UP_SECONDS);
  const { ours, theirs, ratio, spread } = await inTurn(ROUNDS, {
    ours: () => portal(ROUND_SECONDS),
    theirs: () => next(ROUND_SECONDS),
  });
  report(
    `${PAGE} rendered anew, against Next.js`,
    `${ratio.toFixed(2)} (${Math.round(ours)} to ${Math.round(theirs)} requests/s; rounds ${spread})`,
    ratio >= AIM,
  );
}

const dataFolder = mkdtempSync(join(tmpdir(), 'hidamari-bench-'));
const environment = { TRUSTED_PROXIES: '127.0.0.1,::1' };
const portal = await startPortalProcess({ port: PORTAL_PORT, dataFolder, environment });
try {
  const html = await text(PORTAL);
  console.log(
    'Installing and building the same page in Next.js, in a folder that is taken away afterwards...',
  );
  const next = await startNext({ port: NEXT_PORT, page: nextPageOf(html) });
  try {
    compareSizes(html, await text(NEXT));
    await compare();
  } finally {
    next.stop();
  }
} finally {
  await portal.kill('SIGTERM');
  rmSync(dataFolder, { recursive: true, force: true });
}
