import type { TransferCounts } from '@hidamari/contract/hosted-login';
import { formatFigure } from '@hidamari/domain/japanese-text';
import { DefinitionList } from '@hidamari/ui/definition-list';

const ROWS = [
  ['treatment_logs', '治療ログ'],
  ['favourites', 'お気に入り'],
  ['cases', 'ご相談'],
] as const satisfies readonly (readonly [keyof TransferCounts, string])[];

/** What moves, or has moved (G40): each kind with its number. */
export function MovedList({ counts }: { counts: TransferCounts }) {
  return (
    <DefinitionList
      items={ROWS.map(([kind, term]) => ({ term, description: `${formatFigure(counts[kind])}件` }))}
    />
  );
}
