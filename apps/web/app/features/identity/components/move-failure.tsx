import type { TransferCounts } from '@hidamari/contract/hosted-login';
import { formatFigure } from '@hidamari/domain/japanese-text';
import { ButtonLink } from '@hidamari/ui/button';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { Notice } from '@hidamari/ui/notice';
import type { FailedSave } from '../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';

interface MoveFailureProps {
  failure: FailedSave | null;
  onSendAgain?: () => void;
}

/** A step of the move that did not happen. Of one whose time is over (401, G36) it says that nothing is lost. */
export function MoveFailure({ failure, onSendAgain }: MoveFailureProps) {
  if (failure?.outcome !== 'begin-again')
    return <FailedSaveNotice failure={failure} {...(onSendAgain && { onSendAgain })} />;
  return (
    <Notice tone="danger" live>
      <p>
        手続きの時間が切れたか、移行はもう終わっています。記録はなくなっていません。もう一度ログインすると、続きから進めます。
      </p>
      <ButtonLink href="/login" kind="text">
        ログインへ
      </ButtonLink>
    </Notice>
  );
}

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
