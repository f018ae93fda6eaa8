// Pictures of every screen, 390 and 1280 px wide, per variant and person.
//   node tools/screenshots/take-screenshots.ts [--only home,articles] [--port 3930]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SCREENS } from '@hidamari/domain/screens';
import { VARIANT_KEYS, type VariantKey } from '@hidamari/domain/site-variants';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { startPortalProcess } from '../portal-client/portal-process.ts';
import { listsOfIds, type Person, type ShownIds, screensToShow } from './screens-to-show.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, port: { type: 'string', default: '3930' } },
});
const PORT = Number(values.port);
const PASSWORD = 'screens-to-look-at';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PICTURES = join(ROOT, 'screenshots');
const README_PICTURES = join(ROOT, 'docs/screenshots');

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const ORIGINS: Readonly<Record<VariantKey, string>> = {
  aflac: `http://localhost:${PORT}`,
  hatch: `http://localhost:${PORT}`,
  chofu: `http://chofu.localhost:${PORT}`,
};
const FRONT_DOORS: Readonly<Record<VariantKey, string>> = {
  aflac: '/?role=aflac',
  hatch: '/?role=hatch',
  chofu: '/',
};
const LOGINS: Readonly<Record<VariantKey, string>> = {
  aflac: 'insurance@demo.example',
  hatch: 'general@demo.example',
  chofu: 'chofu@demo.example',
};

/** On a picture of the whole page, what keeps to the window would hide the middle of it. */
const WITHOUT_FLOATING = '.page-foot, .ui-consultation-dock { position: static !important; }';

/** On a busy machine a login takes a while, in milliseconds. */
const PATIENCE = 90_000;

/** Pictures that the README shows: the general variant's. */
const IN_README: Readonly<Record<string, string>> = {
  'hatch/visitor/home-390': 'home-visitor-390',
  'hatch/visitor/home-1280': 'home-visitor-1280',
  'hatch/visitor/article-390': 'article-390',
  'hatch/visitor/login-390': 'login-390',
  'hatch/member/treatmentLogs-390': 'treatment-logs-390',
  'hatch/member/treatmentLogNew-390': 'treatment-log-new-390',
};

async function logIn(page: Page, variant: VariantKey): Promise<void> {
  await page.goto(`${ORIGINS[variant]}/login`);
  await page.getByRole('button', { name: 'メールアドレスか電話番号でログイン' }).click();
  await page.getByLabel('メールアドレスまたは電話番号').fill(LOGINS[variant]);
  await page.getByLabel('パスワード').first().fill(PASSWORD);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.waitForURL(`${ORIGINS[variant]}/`, { timeout: PATIENCE });
}

/** The id in the first link of a page that leads below a path. */
async function firstIdBelow(
  page: Page,
  variant: VariantKey,
  list: string,
  below: string,
): Promise<string | null> {
  await page.goto(`${ORIGINS[variant]}${list}`, { waitUntil: 'networkidle' });
  const hrefs = await page
    .locator(`main a[href^="${below}"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const ids = hrefs.map((href) => href.slice(below.length)).filter((id) => /^[\w-]+$/.test(id));
  const own = SCREENS.map(({ path }) => path.slice(below.length));
  return ids.find((id) => !own.includes(id)) ?? null;
}

async function findIds(page: Page, variant: VariantKey, person: Person): Promise<ShownIds> {
  const ids: Record<string, string | null> = {};
  for (const [below, list] of listsOfIds(variant, person)) {
    ids[below] = await firstIdBelow(page, variant, list, below);
  }
  return ids;
}

async function takePictures(page: Page, variant: VariantKey, person: Person): Promise<void> {
  const ids = await findIds(page, variant, person);
  const folder = join(PICTURES, variant, person);
  mkdirSync(folder, { recursive: true });
  for (const [name, address] of screensToShow(variant, person, ids)) {
    if (values.only !== undefined && !values.only.split(',').includes(name)) continue;
    for (const size of WIDTHS) {
      await page.setViewportSize(size);
      await page.goto(`${ORIGINS[variant]}${address}`, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const picture = `${name}-${size.width}`;
      const path = join(folder, `${picture}.png`);
      await page.screenshot({ path, fullPage: true, animations: 'disabled', style: WITHOUT_FLOATING });
      const shown = IN_README[`${variant}/${person}/${picture}`];
      if (shown === undefined) continue;
      // The first view says enough there, and keeps the repository small.
      await page.screenshot({ path: join(README_PICTURES, `${shown}.png`), animations: 'disabled' });
    }
    console.log(`${variant} ${person} ${address}`);
  }
}

async function visit(browser: Browser, variant: VariantKey, person: Person): Promise<void> {
  const context: BrowserContext = await browser.newContext({
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(`${ORIGINS[variant]}${FRONT_DOORS[variant]}`);
    if (person === 'member') await logIn(page, variant);
    await takePictures(page, variant, person);
  } finally {
    await context.close();
  }
}

const dataFolder = mkdtempSync(join(tmpdir(), 'hidamari-screenshots-'));
mkdirSync(README_PICTURES, { recursive: true });
const portal = await startPortalProcess({ port: PORT, dataFolder, environment: { DEMO_PASSWORD: PASSWORD } });
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
});
try {
  for (const variant of VARIANT_KEYS) {
    for (const person of ['visitor', 'member'] as const) await visit(browser, variant, person);
  }
} finally {
  await browser.close();
  await portal.kill('SIGTERM');
  rmSync(dataFolder, { recursive: true, force: true });
}
