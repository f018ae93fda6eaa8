// `npm test`: every check, browser tests included. Plain JavaScript, so that any Node from 20 on can run it.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './bootstrap/browser.mjs';
import { readyNode } from './bootstrap/ready.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { say } from './bootstrap/say.mjs';
import { readBrowserReport, readReport, readUnitReport } from './test-reports/read-test-reports.mjs';

const REPORTS = join(ROOT, 'test-results');

const node = await readyNode();
const browser = await ensureBrowser(node);

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const path = `${join(ROOT, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
const env = { ...process.env, PATH: path, ...(browser ? { CHROME_PATH: browser } : {}) };

const unitReport = join(REPORTS, 'unit.json');
const browserReport = join(REPORTS, 'browser.json');
const STEPS = [
  { name: 'Lint (format, imports, unused exports, coverage of the specification)', args: ['tools/lint.mjs'] },
  { name: 'Types', args: ['tools/typecheck.mjs'] },
  {
    name: 'Unit and server tests',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
  },
  {
    name: 'Browser tests',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  },
];

const failedSteps = [];
for (const step of STEPS) {
  say(`${step.name}...`);
  const code = await run(node, step.args, { env: { ...env, ...step.env } });
  if (code !== 0) {
    failedSteps.push(step.name);
    say(`${step.name}: FAILED`);
  }
}

const unit = readReport(unitReport, readUnitReport);
const browserTests = readReport(browserReport, readBrowserReport);
// Last of all, so that it is still there where only the end of a long output is kept.
for (const { title, reason } of [...unit.failures, ...browserTests.failures])
  say(`FAILED ${title}\n${reason}`);
say(
  failedSteps.length === 0
    ? 'Every check passed.'
    : `${failedSteps.length} of ${STEPS.length} checks failed: ${failedSteps.join('; ')}`,
);
process.stdout.write(
  `${unit.passed + browserTests.passed} passed, ${unit.failures.length + browserTests.failures.length} failed\n`,
);
process.exitCode = failedSteps.length === 0 ? 0 : 1;
