import { EMERGENCY, EMERGENCY_LINES } from '@hidamari/domain/emergency';
import { EmergencyBox } from '@hidamari/ui/emergency-box';
import type { ReactNode } from 'react';

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
