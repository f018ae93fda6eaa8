import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBrowserReport, readReport, readUnitReport } from './read-test-reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hidamari-reports-'));
beforeAll(() => () => rmSync(folder, { recursive: true }));

describe('what failed, printed again at the end of the test command', () => {
  it('names the failed unit test and its reason, and a file that did not even load', () => {
    const passed = { status: 'passed', fullName: 'holds', failureMessages: [] };
    const failed = {
      status: 'failed',
      fullName: 'hours › closed',
      failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m'],
    };
    const report = {
      numPassedTests: 1,
      testResults: [
        { name: 'hours.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
        { name: 'broken.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] },
      ],
    };
    expect(readUnitReport(report)).toEqual({
      passed: 1,
      failures: [
        { title: 'hours.test.ts › hours › closed', reason: 'expected 1 to be 2' },
        { title: 'broken.test.ts', reason: 'SyntaxError' },
      ],
    });
  });

  it('names the failed browser test with its project, in whatever group it stands, and a fault outside of all', () => {
    const test = (status: string, message?: string) => ({
      projectName: 'phone',
      status,
      results: [{ errors: message === undefined ? [] : [{ message }] }],
    });
    const report = {
      stats: { expected: 3, flaky: 1, unexpected: 1 },
      errors: [{ message: 'no browser' }],
      suites: [
        {
          specs: [{ title: 'opens', file: 'a.spec.ts', tests: [test('expected')] }],
          suites: [
            { specs: [{ title: 'closes', file: 'a.spec.ts', tests: [test('unexpected', 'too late')] }] },
          ],
        },
      ],
    };
    expect(readBrowserReport(report)).toEqual({
      passed: 4,
      failures: [
        { title: 'browser tests', reason: 'no browser' },
        { title: '[phone] a.spec.ts › closes', reason: 'too late' },
      ],
      retried: [],
    });
  });

  it('names the browser test that passed at its retry, why it failed before, and where its trace lies', () => {
    const results = [
      { errors: [{ message: 'moved away' }], attachments: [{ name: 'screenshot', path: '/a.png' }] },
      { errors: [], attachments: [{ name: 'trace', path: '/trace.zip' }] },
    ];
    const tests = [{ projectName: 'desk', status: 'flaky', results }];
    const report = {
      stats: { expected: 0, flaky: 1, unexpected: 0 },
      suites: [{ specs: [{ title: 'moves', file: 'b.spec.ts', tests }] }],
    };
    expect(readBrowserReport(report)).toEqual({
      passed: 1,
      failures: [],
      retried: [{ title: '[desk] b.spec.ts › moves', reason: 'moved away', trace: '/trace.zip' }],
    });
  });

  it('counts a runner that left no report as a failure', () => {
    const torn = join(folder, 'torn.json');
    writeFileSync(torn, '{"stats":');
    for (const file of [torn, join(folder, 'absent.json')])
      expect(readReport(file, readUnitReport)).toEqual({
        passed: 0,
        failures: [{ title: file, reason: 'the runner ended without its report' }],
      });
  });
});
