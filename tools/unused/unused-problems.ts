/** What knip answers with `--reporter json`, as far as it is read here. */
export interface KnipReport {
  issues: readonly ({ file: string } & Partial<Record<IssueKind, readonly Finding[]>>)[];
}

interface Finding {
  name: string;
  line?: number;
}

const KINDS = {
  files: 'file that nothing reaches',
  dependencies: 'declared package that nothing imports',
  devDependencies: 'declared package that nothing imports',
  unlisted: 'imported package that is not declared',
  unresolved: 'import that leads nowhere',
  binaries: 'command of no declared package',
  exports: 'export that nothing uses',
  duplicates: 'export under two names',
} as const;

type IssueKind = keyof typeof KINDS;

const kindsOf = Object.keys(KINDS) as IssueKind[];

/** Everything unused, one line each, without the planned exports; and planned exports that are in use by now. */
export function unusedProblems(report: KnipReport, planned: Readonly<Record<string, string>>): string[] {
  const unusedExports = new Set<string>();
  const problems = report.issues.flatMap((issue) =>
    kindsOf.flatMap((kind) =>
      (issue[kind] ?? []).flatMap(({ name, line }) => {
        if (kind === 'exports') unusedExports.add(name);
        if (kind === 'exports' && Object.hasOwn(planned, name)) return [];
        return [`${issue.file}${line === undefined ? '' : `:${line}`} ${name}: ${KINDS[kind]}`];
      }),
    ),
  );
  const used = Object.keys(planned).filter((name) => !unusedExports.has(name));
  return [
    ...problems,
    ...used.map((name) => `${name} is in use now: take its row out of tools/unused/planned-exports.ts`),
  ];
}
