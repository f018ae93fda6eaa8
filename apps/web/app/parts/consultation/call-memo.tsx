import { Skeleton } from '@hidamari/ui/skeleton';
import { CallMemoField, CallMemoFold } from './call-memo-fold.tsx';
import { useCallMemo } from './use-call-memo.ts';

/**
 * The member's memo for the call, once the device was looked at: folded in the panel, where what was written before
 * stands open; as a field on the page about consultations.
 */
export default function CallMemo({ isFolded }: { isFolded: boolean }) {
  const { text, write, isRead, isLocked, keptIn } = useCallMemo();
  if (!isRead) return <Skeleton shape="lines" count={isFolded ? 1 : 4} what="メモ" />;
  const Place = isFolded ? CallMemoFold : CallMemoField;
  return <Place text={text} onWrite={write} isLocked={isLocked} keptIn={keptIn} />;
}
