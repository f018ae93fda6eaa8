import { EMERGENCY, EMERGENCY_LINES, SUDDEN_CHANGE_TEXT } from '@hidamari/domain/emergency';
import { EmergencyBox, EmergencyFold } from '@hidamari/ui/emergency-box';
import type { ReactNode } from 'react';
import { EMERGENCY_NOTE } from '../../shell/emergency-note.ts';

/** 緊急のとき: the words and the numbers of G118, in a box of its own. */
export function EmergencySection({ children }: { children?: ReactNode }) {
  return (
    <EmergencyBox
      heading={EMERGENCY.heading}
      sentences={EMERGENCY.sentences}
      numbers={EMERGENCY_LINES}
      caveat={EMERGENCY.caveat}
    >
      {children}
    </EmergencyBox>
  );
}

/**
 * The emergency line beside a conversation, and before the words of a new one (G118): its sentence stands there with the
 * number, its whole text is one press away.
 */
export function ChatEmergencyLine() {
  return <EmergencyFold first={SUDDEN_CHANGE_TEXT} summary="迷うときの電話も見る" {...EMERGENCY_NOTE} />;
}
