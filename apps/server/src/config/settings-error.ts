/** One wrong setting: what is wrong and how to mend it. Never the value itself: it may be a secret. */
export interface SettingProblem {
  /** The environment variable's name. */
  setting: string;
  problem: string;
  remedy: string;
}

/** Stops the start. Its message lists every wrong setting at once, so that one try mends them all. */
export class SettingsError extends Error {
  readonly problems: readonly SettingProblem[];

  constructor(problems: readonly SettingProblem[]) {
    super(describeProblems(problems));
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

function describeProblems(problems: readonly SettingProblem[]): string {
  const lines = problems.map(({ setting, problem, remedy }) => `  ${setting}: ${problem}\n    -> ${remedy}`);
  return `The portal cannot start: ${problems.length} setting(s) need attention.\n${lines.join('\n')}`;
}
