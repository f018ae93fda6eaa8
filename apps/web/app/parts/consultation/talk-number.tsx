import { TalkNumberCard } from '@hidamari/ui/talk-number';
import { useTalkNumber } from './use-talk-number.ts';

/** お話し番号 of the member, in the panel while the desk is open (G92). */
export default function TalkNumber() {
  return <TalkNumberCard {...useTalkNumber()} />;
}
