import { EmergencyLine } from '@hidamari/ui/emergency-box';
import { EMERGENCY_NOTE } from '../../../shell/emergency-note.ts';

/** Above what was found for a fever, bleeding, breathlessness: whom to call (G118). It says nothing of what it may be. */
export function UrgentNote() {
  return (
    <div>
      <p>急ぐときは、先に電話を。</p>
      <EmergencyLine {...EMERGENCY_NOTE} />
    </div>
  );
}
