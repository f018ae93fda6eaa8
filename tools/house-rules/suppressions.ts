import type { RepositoryFile } from './repository-files.ts';

/** Shortest text that can be a reason. */
const REASON = /\S.{9,}/;

/** What may be suppressed in place, each with its reason after the colon. */
const WITH_REASON = [/biome-ignore(?:-start|-end|-all)?\s+[\w/]+\s*(.*)$/m, /@ts-expect-error(.*)$/m];

/** Older ways that hide too much; nothing of ours needs them. */
const NEVER = /@ts-(ignore|nocheck)|eslint-disable/;

/** Why a suppression in the file does not stand: every one argues its case. */
export function suppressionProblem({ text, path }: RepositoryFile): string | null {
  if (path.startsWith('tools/house-rules/')) return null;
  const never = NEVER.exec(text);
  if (never) return `has ${never[0]}: use @ts-expect-error or biome-ignore with a reason`;
  for (const line of text.split('\n')) {
    for (const pattern of WITH_REASON) {
      const found = pattern.exec(line);
      if (found === null) continue;
      const [whole, rest = ''] = found;
      const [, reason = ''] = /^\s*:\s*(.*?)\s*(\*\/)?\}?$/.exec(rest) ?? [];
      if (!REASON.test(reason)) return `suppresses without a reason after a colon: ${whole.trim()}`;
    }
  }
  return null;
}
