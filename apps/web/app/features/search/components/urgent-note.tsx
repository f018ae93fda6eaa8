import { EMERGENCY_TEXT } from '@hidamari/domain/emergency';
import { Notice } from '@hidamari/ui/notice';
import { pressable } from '../../../shell/pressable-text.tsx';

/** Above what was found for a fever, bleeding, breathlessness: whom to call (G118). It says nothing of what it may be. */
export function UrgentNote() {
  return (
    <Notice tone="caution" title="体のことで急いでいるときは、読むより先に電話を">
      <p>{pressable(EMERGENCY_TEXT)}</p>
    </Notice>
  );
}
