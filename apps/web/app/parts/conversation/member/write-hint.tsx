import { useMailPromise } from '../../../shell/use-mail-promise.ts';
import { usePaused } from '../../../shell/use-paused.ts';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';
import { useCrisisWords } from '../../crisis/use-crisis-words.ts';
import { writeHintText } from './promise-text.ts';

interface WriteHintProps {
  /** What stands in the field. */
  text: string;
  /** Words that suggest danger wait in this conversation already. */
  isDanger?: boolean;
}

/** `writeHintText` for what stands in the field at a pause, as the crisis card under it does. */
export function WriteHint({ text, isDanger = false }: WriteHintProps) {
  const desk = useSupportDesk();
  const mail = useMailPromise(desk.variant);
  const calls = useCrisisWords(usePaused(text)) !== null;
  return writeHintText({ desk, mail, isDanger: isDanger || calls });
}
