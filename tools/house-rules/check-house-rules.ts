import { resolve } from 'node:path';
import { decisionNumberProblems } from './decision-records.ts';
import { houseRuleProblems } from './house-rules.ts';
import { unlinkedScreenProblems } from './linked-screens.ts';
import { moduleCircleProblems } from './module-circles.ts';
import { goneFileProblems } from './named-files.ts';
import { ignoredPaths, listRepositoryFiles } from './repository-files.ts';
import { rulesPageProblems } from './rules-page.ts';
import { unprovedRuleProblems } from './safety-page.ts';

// Part of `npm run lint`: review remarks that came up more than once.

const ROOT = resolve(import.meta.dirname, '../..');
const files = listRepositoryFiles(ROOT);
const paths = files.map(({ path }) => path);

const problems = [
  ...houseRuleProblems(files),
  ...decisionNumberProblems(paths),
  ...moduleCircleProblems(files),
  ...unlinkedScreenProblems(files),
  ...goneFileProblems(files),
  ...unprovedRuleProblems(files),
  ...rulesPageProblems(files),
  ...ignoredPaths(ROOT, paths).map((path) => `${path} is ignored by git: a clone would lack it`),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
