// What the reports of the two test runners say: how many passed, and which failed why. Plain JavaScript, like the
// test command that prints it.
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Lines of a failure that are printed again at the end; the whole of it stands above, in the runner's output. */
const LINES = 12;

const shorten = (messages) =>
  stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, LINES).join('\n');

/**
 * @param {string} file a runner's JSON report
 * @param {(report: any) => { passed: number, failures: { title: string, reason: string }[] }} read
 */
export function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // A runner that died before its report counts as one failure, so that nobody reads "0 failed".
    return { passed: 0, failures: [{ title: file, reason: 'the runner ended without its report' }] };
  }
}

/**
 * Vitest's JSON report. A file that failed as a whole (it did not load, a hook threw) is a failure too.
 * @param {any} report
 */
export function readUnitReport({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0)
      return [{ title: name, reason: shorten([message ?? '']) }];
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${name} › ${fullName}`,
      reason: shorten(failureMessages),
    }));
  });
  return { passed: numPassedTests, failures };
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

const reasonOf = ({ errors = [] } = {}) => shorten(errors.map(({ message }) => message ?? ''));

/**
 * Playwright's JSON report. A fault outside every test (no browser, no portal) is a failure too; `retried` are the tests
 * that failed and passed when they were run again, with the trace of that run.
 * @param {any} report
 */
export function readBrowserReport({ stats, suites, errors = [] }) {
  const outside = errors.map((error) => ({ title: 'browser tests', reason: reasonOf({ errors: [error] }) }));
  const tests = suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title: `[${projectName}] ${file} › ${title}`,
      status,
      results,
    })),
  );
  const withStatus = (wanted) => tests.filter(({ status }) => status === wanted);
  const failures = withStatus('unexpected').map(({ title, results }) => ({
    title,
    reason: reasonOf(results.at(-1)),
  }));
  const retried = withStatus('flaky').map(({ title, results }) => ({
    title,
    reason: reasonOf(results[0]),
    trace: results.flatMap(({ attachments = [] }) => attachments).find(({ name }) => name === 'trace')?.path,
  }));
  return { passed: stats.expected + stats.flaky, failures: [...outside, ...failures], retried };
}
