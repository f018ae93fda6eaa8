import { EMERGENCY, EMERGENCY_LINES } from '@hidamari/domain/emergency';
import { EmergencyBox } from '@hidamari/ui/emergency-box';

/** 緊急のとき: the words and the numbers of G118, in a box of its own. */
export function EmergencyPart() {
  return (
    <EmergencyBox
      heading={EMERGENCY.heading}
      sentences={EMERGENCY.sentences}
      numbers={EMERGENCY_LINES}
      caveat={EMERGENCY.caveat}
    />
  );
}
