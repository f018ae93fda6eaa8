// How long a first tap waits on a slow phone: `node tools/on-built-portal.mjs bench/first-tap.ts`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { startPortalProcess } from '../tools/portal-client/portal-process.ts';

const PORT = 3949;
const PAGES = ['/', '/articles', '/articles/body-notes'];
const RUNS = 3;

/** The phone and the line that Lighthouse takes for a slow one: a quarter of this machine's speed, 1.6 Mbit/s, 150 ms. */
const CPU_SLOWDOWN = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** When the tap comes, in milliseconds after the first picture. */
const MOMENTS = { 'at the first picture': 0, 'after 3 s of reading': 3_000, 'after 12 s': 12_000 };

/** A page of the slow phone, with its first picture drawn. */
async function slowPage(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.emulateNetworkConditions', LINE);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(`http://localhost:${PORT}${path}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page;
}

/** Milliseconds from a tap on the reading settings to their dialog. */
async function tapAfter(browser: Browser, path: string, after: number): Promise<number> {
  const page = await slowPage(browser, path);
  await wait(after);
  const begun = performance.now();
  await page.getByRole('banner').getByRole('button', { name: '文字', exact: true }).tap();
  await page.getByRole('dialog', { name: '読みやすさ' }).waitFor();
  const ms = performance.now() - begun;
  await page.context().close();
  return ms;
}

async function middleOfTaps(browser: Browser, path: string, after: number): Promise<number> {
  const taps: number[] = [];
  for (let run = 0; run < RUNS; run += 1) taps.push(await tapAfter(browser, path, after));
  return taps.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? Number.NaN;
}

const executablePath = process.env.CHROME_PATH;
const dataFolder = mkdtempSync(join(tmpdir(), 'hidamari-first-tap-'));
const portal = await startPortalProcess({ port: PORT, dataFolder });
const browser = await chromium.launch(executablePath ? { executablePath } : {});
try {
  for (const path of PAGES) {
    await fetch(`http://localhost:${PORT}${path}`);
    const times: string[] = [];
    for (const [moment, after] of Object.entries(MOMENTS))
      times.push(`${moment} ${Math.round(await middleOfTaps(browser, path, after))} ms`);
    console.log(`${path.padEnd(24)} tap to dialog: ${times.join(', ')}`);
  }
} finally {
  await browser.close();
  await portal.kill('SIGTERM');
  rmSync(dataFolder, { recursive: true, force: true });
}
