import { Skeleton } from '@hidamari/ui/skeleton';
import { CallMemoFold } from './call-memo-fold.tsx';
import { useCallMemo } from './use-call-memo.ts';

/** The member's memo for the call, once the device was looked at: what was written before stands open. */
export default function CallMemo() {
  const { text, write, isRead, canKeep } = useCallMemo();
  if (!isRead) return <Skeleton shape="lines" count={1} what="メモ" />;
  return <CallMemoFold text={text} onWrite={write} canKeep={canKeep} />;
}
