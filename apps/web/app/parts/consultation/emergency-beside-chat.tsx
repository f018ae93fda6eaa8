import { SUDDEN_CHANGE_TEXT } from '@hidamari/domain/emergency';
import { EmergencyFold } from '@hidamari/ui/emergency-box';
import { EMERGENCY_NOTE } from '../../shell/emergency-note.ts';

/**
 * The emergency line beside a conversation, and before the words of a new one (G118): its sentence stands there with the
 * number, its whole text is one press away.
 */
export function EmergencyBesideChat() {
  return <EmergencyFold first={SUDDEN_CHANGE_TEXT} summary="迷うときの電話も見る" {...EMERGENCY_NOTE} />;
}
