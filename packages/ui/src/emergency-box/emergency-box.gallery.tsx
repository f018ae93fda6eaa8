import { EXAMPLE_EMERGENCY_NUMBERS, EXAMPLE_EMERGENCY_TEXT } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { EmergencyBox, EmergencyFold, EmergencyLine } from './emergency-box.tsx';

export const emergencyBoxGallery: PartGallery = {
  noun: 'emergency-box',
  title: '緊急のとき',
  states: {
    箱: (
      <EmergencyBox
        heading="急に具合が悪くなったときは"
        sentences={['このサービスは救急の対応ができません。', '息が苦しいなどは、すぐに119番へ。']}
        numbers={EXAMPLE_EMERGENCY_NUMBERS}
        caveat="※つながらない地域があります。"
        headingLevel={3}
      />
    ),
    行: <EmergencyLine text={EXAMPLE_EMERGENCY_TEXT} numbers={EXAMPLE_EMERGENCY_NUMBERS} />,
    '一文と、たたんだ全文': (
      <EmergencyFold
        first="体調の急な変化は、かかっている病院か119番へ。"
        summary="迷うときの電話も見る"
        text={EXAMPLE_EMERGENCY_TEXT}
        numbers={EXAMPLE_EMERGENCY_NUMBERS}
      />
    ),
    題のある行: (
      <EmergencyLine
        title="急に具合が悪くなったときは"
        text={EXAMPLE_EMERGENCY_TEXT}
        numbers={EXAMPLE_EMERGENCY_NUMBERS}
      />
    ),
  },
};
