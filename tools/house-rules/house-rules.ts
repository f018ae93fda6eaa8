import { bareTextProblem } from './bare-texts.ts';
import { boundaryNoteProblem } from './boundary-notes.ts';
import { crisisNoteProblem } from './crisis-notes.ts';
import { decisionProblem } from './decision-records.ts';
import type { RepositoryFile } from './repository-files.ts';
import { suppressionProblem } from './suppressions.ts';

/** A small rule that came up in reviews more than once. */
interface HouseRule {
  /** Files it looks at. */
  appliesTo: RegExp;
  /** What is wrong with the file, in words, or null. */
  problemOf: (file: RepositoryFile) => string | null;
}

const CODE = /\.(ts|tsx|mjs|cjs)$/;
const TEST = /\.(test|spec)\.tsx?$/;
/** What vitest runs. Hooks of the browser tests are Playwright's, which takes no end from the one that begins. */
const SET_UP = /(\.(test|fixture)|\/conformance)\.tsx?$/;

/** A folder without a noun becomes a drawer of unrelated things. */
const DRAWERS = /^(packages|apps)\/(.+\/)?(utils?|helpers?|common|misc|types|lib)\//;

/**
 * Places of the machines this was written on, and hosts that packages come from: neither is in every reader's
 * world. Put together from pieces, so that this file keeps the rule.
 */
const FOREIGN_PLACES: readonly RegExp[] = [
  new RegExp(`(^|[^\\w./-])/${'work'}/`, 'm'),
  new RegExp(`shared/(${['spec', 'design'].join('|')})`),
  /registry\.[a-z]+\.(org|com|jp|io|dev)/,
];

/** Words of people cut in code units, and spread or copied into code points and then cut. */
const CUTS_UNITS =
  /(?:[nN]ame|[tT]ext|[tT]itle|[kK]ana|[qQ]uote|[lL]abel|[mM]essage)\??\.(?:slice\(0, ?\d|charAt\(|substring\(|at\(0\))/;
const CUTS_POINTS =
  /(?:\[\.\.\.[\w.]*(?:[nN]ame|[tT]ext|[tT]itle|[kK]ana|[qQ]uote|[lL]abel|[mM]essage)(?:\.\w+\(\))?\]|Array\.from\([\w.]*(?:[nN]ame|[tT]ext|[tT]itle|[kK]ana|[qQ]uote|[lL]abel|[mM]essage)\))(?:\.slice\(|\[)/;

/** An effect that hands on what scrolling answers: nothing in older browsers, a promise in newer ones (CSSOM View). */
const RETURNS_SCROLL = /\buse(?:Layout)?Effect\(\s*\(\)\s*=>\s*[\w.?\s]*\bscroll(?:To|By|IntoView)?\(/;

/** Words that tell when a TODO is over. */
const CONDITION = /\b(when|once|until|after|as soon as|with decision)\b/i;

export const HOUSE_RULES: readonly HouseRule[] = [
  {
    appliesTo: DRAWERS,
    problemOf: () => 'lies in a folder without a noun: name it after what it holds',
  },
  {
    appliesTo: /^(apps\/web\/app|packages\/ui\/src)\/.+\.tsx?$/,
    problemOf: ({ path, text }) =>
      /\bkey (===|!==) '(Enter|Escape)'/.test(text) && /\.isComposing\b/.test(text) && !TEST.test(path)
        ? 'asks an event whether a word is being converted: isOfInputMethod knows Safari as well'
        : null,
  },
  {
    appliesTo: /^(apps\/web\/app|packages\/ui\/src)\/.+\.tsx?$/,
    problemOf: ({ text }) =>
      RETURNS_SCROLL.test(text)
        ? 'returns from an effect what scrolling answers: newer browsers answer a promise, and React would call it as the clean-up'
        : null,
  },
  {
    appliesTo: CODE,
    problemOf: ({ text }) =>
      /^import\s+(type\s+)?\{[^}]*\bz\b[^}]*\}\s+from\s+['"]zod['"]/m.test(text)
        ? "imports { z }: write import * as z from 'zod', which bundlers can shake"
        : null,
  },
  {
    appliesTo: CODE,
    problemOf: ({ text }) => {
      const lines = text
        .split('\n')
        .filter((line) => /(^|\s)(\/\/|\/?\*+)\s.*\b(TODO|FIXME|XXX)\b/.test(line));
      const open = lines.find((line) => !CONDITION.test(line));
      return open === undefined ? null : `has a TODO that does not say when it is over: ${open.trim()}`;
    },
  },
  { appliesTo: /\.(ts|tsx|mjs|cjs|css)$/, problemOf: suppressionProblem },
  {
    appliesTo: /./,
    problemOf: ({ text }) => {
      const found = FOREIGN_PLACES.map((place) => place.exec(text)?.[0].trim()).find((match) => match);
      return found === undefined ? null : `names ${found}, a place outside the repository`;
    },
  },
  {
    appliesTo: TEST,
    problemOf: ({ text }) =>
      /\b(expect|assert\w*)\s*[.(]|\w*[cC]onformance\(|\.skip\(/.test(text)
        ? null
        : 'is a test that expects nothing',
  },
  {
    appliesTo: TEST,
    problemOf: ({ text }) =>
      /\.waitForTimeout\(|\((\w+)\) => setTimeout\(\1, /.test(text)
        ? 'waits for a fixed time: wait for what the person waits for'
        : null,
  },
  {
    appliesTo: SET_UP,
    problemOf: ({ text }) =>
      /^ *afterAll\(|^ *afterEach\((async )?\(\) => [\w.]+\.(close|stop)\(/m.test(text)
        ? 'ends in a hook of its own what may not have begun, which hides why: return the end from the hook that begins'
        : null,
  },
  {
    appliesTo: /(\.(test|spec|fixture|servers)|\/conformance)\.tsx?$|^e2e\/(?!playwright\.config).+\.ts$/,
    problemOf: ({ text }) =>
      /\btimeout: \d\d+_\d|^ *\}, \d[\d_]+\);|\bset(Default)?(Navigation)?Timeout\(\d/m.test(text)
        ? 'sets a time limit by hand: one for all stands in the configuration of the runner'
        : null,
  },
  {
    appliesTo: SET_UP,
    problemOf: ({ text }) =>
      /\bvi\.waitFor\(/.test(text) && !/\bvi\.useFakeTimers\(/.test(text)
        ? 'waits with vi.waitFor, which gives up after a second: expect.poll has the limit that is set for all'
        : null,
  },
  {
    appliesTo: /^e2e\/.+\.ts$/,
    problemOf: ({ text }) =>
      /\.unroute(All)?\(/.test(text)
        ? 'switches the interception of requests off, which leaves one on its way without an answer: use intercept'
        : null,
  },
  {
    appliesTo: TEST,
    problemOf: ({ text }) =>
      /\b(test|it|describe)\.only\(/.test(text) ? 'runs one test only and leaves the others out' : null,
  },
  {
    appliesTo: /^apps\/web\/app\/features\/[^/]+\/pages\/[\w-]+\.tsx$/,
    problemOf: ({ text }) =>
      /^export (async )?(function|const) loader\b|^export \{[^}]*\bloader\b/m.test(text)
        ? null
        : 'is a page without a loader: the rules of entry on the server would not see the navigation to it',
  },
  {
    appliesTo: /^apps\/web\/app\/features\/.+\.tsx$/,
    problemOf: ({ text }) =>
      /<form\b/.test(text) && !/<search>/.test(text)
        ? 'has a form of its own: WrittenForm keeps what is typed out of the address'
        : null,
  },
  {
    appliesTo: /^(apps\/web|packages\/ui)\/.+\.tsx?$/,
    problemOf: ({ text }) =>
      /useEffect\(\(\) => set\w+\(([\w.]+)\), \[\1\]\)/.test(text)
        ? 'copies a value into a state in an effect, which overrules what was typed since: follow it while drawing'
        : null,
  },
  {
    appliesTo: /^(apps\/web\/app|packages\/(contract|ui)\/src)\/.+(?<!\.(test|fixture))\.tsx?$/,
    problemOf: ({ text }) =>
      /\.trim\(\) [!=]== ''/.test(text)
        ? 'takes what nobody can see for words: isBlank says whether anything can be read'
        : null,
  },
  {
    appliesTo:
      /^(apps|packages)\/(?!domain\/src\/(?:japanese-text|look-ups)\/).+(?<!\.(test|fixture))\.tsx?$/,
    problemOf: ({ text }) =>
      CUTS_UNITS.test(text) || CUTS_POINTS.test(text)
        ? 'cuts words of people by code units or code points, which halves 𠮷, 葛󠄀 or a family: firstCharacter, firstCharacters, truncateText and beginningOf keep characters whole'
        : null,
  },
  {
    appliesTo:
      /^(apps\/web\/app|packages\/ui\/src)\/(?!shell\/portal-clock\/).+(?<!\.(gallery|test|fixture))\.tsx?$/,
    problemOf: ({ text }) =>
      /\bnew Date\(\)|\bDate\.now\b/.test(text)
        ? "asks the device's clock, which may be wrong: portalNow, useNow and useToday tell the server's time"
        : null,
  },
  {
    appliesTo: /^(apps\/web\/app|packages\/ui\/src)\/.+(?<!\.(gallery|test|fixture))\.tsx$/,
    problemOf: bareTextProblem,
  },
  { appliesTo: /^apps\/web\/app\/.+(?<!\.(gallery|test|fixture))\.tsx$/, problemOf: crisisNoteProblem },
  {
    appliesTo: /^apps\/web\/app\/.+(?<!\.(gallery|test|fixture))\.tsx$/,
    problemOf: boundaryNoteProblem,
  },
  { appliesTo: /^docs\/decisions\//, problemOf: decisionProblem },
];

/** Every breach of the house rules, one line each. */
export function houseRuleProblems(files: readonly RepositoryFile[]): string[] {
  return files.flatMap((file) =>
    HOUSE_RULES.filter(({ appliesTo }) => appliesTo.test(file.path)).flatMap(({ problemOf }) => {
      const problem = problemOf(file);
      return problem === null ? [] : [`${file.path} ${problem}`];
    }),
  );
}
