// How long a first tap waits on a slow phone, alone or against a second checkout in the same run (bench/README.md):
// `node tools/on-built-portal.mjs bench/first-tap.ts [folder of a built checkout from before]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, devices, type Locator, type Page } from '@playwright/test';
import { type PortalProcess, startPortalProcess } from '../tools/portal-client/portal-process.ts';
import { report } from './report.ts';
import { median } from './rounds.ts';

const PORTS = [3949, 3950];
const RUNS = 3;

/** The phone and the line that Lighthouse takes for a slow one: a quarter of this machine's speed, 1.6 Mbit/s, 150 ms. */
const CPU_SLOWDOWN = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** When the tap comes, in milliseconds after the first picture. */
const MOMENTS = { 'at the first picture': 0, 'after 3 s of reading': 3_000 };

/** A tap of a reader, and what it is for. */
interface TappedAnswer {
  name: string;
  path: string;
  on: (page: Page) => Locator;
  shows: (page: Page) => Locator;
}

const inHead = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

const TAPS: readonly TappedAnswer[] = [
  {
    name: 'menu',
    path: '/',
    on: (page) => inHead(page, 'メニュー'),
    shows: (page) => page.getByRole('dialog', { name: 'メニュー' }),
  },
  {
    name: 'reading settings',
    path: '/articles',
    on: (page) => inHead(page, '文字'),
    shows: (page) => page.getByRole('dialog', { name: '読みやすさ' }),
  },
  {
    name: 'a word',
    path: '/articles/body-notes',
    on: (page) => page.locator('main .term').first(),
    shows: (page) => page.locator('main .term-note').filter({ visible: true }),
  },
  {
    name: 'more',
    path: '/articles',
    on: (page) => page.locator('main a[href*="page=2"]'),
    shows: (page) => page.locator('#article-21'),
  },
];

interface Side {
  name: string;
  portal: PortalProcess;
  dataFolder: string;
}

async function startSide(index: number, root?: string): Promise<Side> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'hidamari-first-tap-'));
  const place = root === undefined ? {} : { root, entry: 'apps/server/src/server.ts' };
  const portal = await startPortalProcess({
    port: PORTS[index] ?? 0,
    dataFolder,
    patience: 180_000,
    ...place,
  });
  for (const { path } of TAPS) await fetch(`http://localhost:${portal.port}${path}`);
  return { name: root === undefined ? 'now' : 'before', portal, dataFolder };
}

/** A page of the slow phone, with its first picture drawn. */
async function slowPage(browser: Browser, address: string): Promise<{ page: Page; tools: CDPSession }> {
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Performance.enable');
  await tools.send('Network.emulateNetworkConditions', LINE);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    // What a browser counts for INP: of a touch, not of a pointer that lies there, until the next picture.
    new PerformanceObserver((list) => {
      const touches = (list.getEntries() as (PerformanceEntry & { interactionId: number })[]).filter(
        ({ interactionId }) => interactionId > 0,
      );
      const longest = Math.max(0, ...touches.map(({ duration }) => duration));
      Reflect.set(window, 'longest', Math.max(longest, Reflect.get(window, 'longest') ?? 0));
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return { page, tools };
}

/** One tap: milliseconds until what it is for is there, and what the browser counts for INP (none where the page went). */
async function tapOnce(browser: Browser, { portal }: Side, tap: TappedAnswer, after: number) {
  const { page } = await slowPage(browser, `http://localhost:${portal.port}${tap.path}`);
  await tap.on(page).scrollIntoViewIfNeeded();
  await wait(after);
  const begun = performance.now();
  await tap.on(page).tap();
  await tap.shows(page).first().waitFor();
  const shown = performance.now() - begun;
  await wait(300);
  const inp = await page.evaluate(() => (Reflect.get(window, 'longest') as number | undefined) ?? 0);
  await page.context().close();
  return { shown, inp };
}

/** Milliseconds of the main thread, slowed down as it is, in the first five seconds of a page. */
async function workOf(browser: Browser, { portal }: Side, path: string): Promise<number> {
  const { page, tools } = await slowPage(browser, `http://localhost:${portal.port}${path}`);
  await wait(5_000);
  const { metrics } = await tools.send('Performance.getMetrics');
  await page.context().close();
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}

const executablePath = process.env.CHROME_PATH;
const sides: Side[] = [await startSide(0)];
const [, , earlier] = process.argv;
if (earlier !== undefined) sides.push(await startSide(1, earlier));
const browser = await chromium.launch(executablePath ? { executablePath } : {});
try {
  for (const tap of TAPS) {
    for (const [moment, after] of Object.entries(MOMENTS)) {
      const taken = sides.map(() => ({ shown: [] as number[], inp: [] as number[] }));
      for (let run = 0; run < RUNS; run += 1) {
        for (const [at, side] of sides.entries()) {
          const { shown, inp } = await tapOnce(browser, side, tap, after);
          taken[at]?.shown.push(shown);
          taken[at]?.inp.push(inp);
        }
      }
      const said = sides.map(
        ({ name }, at) =>
          `${name} ${Math.round(median(taken[at]?.shown ?? []))} ms (INP ${Math.round(median(taken[at]?.inp ?? []))})`,
      );
      report(`${tap.path}, ${tap.name} ${moment}`, said.join(', '), null);
    }
  }
  for (const path of new Set(TAPS.map((tap) => tap.path))) {
    const said: string[] = [];
    for (const side of sides) {
      const runs: number[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await workOf(browser, side, path));
      said.push(`${side.name} ${Math.round(median(runs))} ms`);
    }
    report(`${path}, main thread in the first five seconds`, said.join(', '), null);
  }
} finally {
  await browser.close();
  for (const { portal, dataFolder } of sides) {
    await portal.kill('SIGTERM');
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
