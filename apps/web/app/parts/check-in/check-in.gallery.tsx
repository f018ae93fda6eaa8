import type { PartGallery } from '@hidamari/ui/gallery';
import { CallNumbers } from '../contact-threshold/call-numbers.tsx';
import type { AskedCheckIn } from './asked-check-in.ts';
import { CheckInLater } from './check-in-later.tsx';
import { checkInQuestions } from './check-in-questions.ts';

const UNANSWERED: AskedCheckIn['now'] = {
  day: '2026-11-20',
  log: null,
  mood: null,
  symptoms: [
    { key: 'pain', today: null },
    { key: 'fatigue', today: null },
    { key: 'nausea', today: null },
  ],
};

const askedOf = (now: AskedCheckIn['now']): AskedCheckIn => ({ now, questions: checkInQuestions(now) });

export const checkInGallery: PartGallery = {
  noun: 'check-in',
  title: 'きょうの調子',
  states: {
    まだ答えていない: <CheckInLater checkIn={askedOf(UNANSWERED)} />,
    読めなかった: <CheckInLater checkIn={null} />,
    病院の電話: (
      <CallNumbers
        card={{
          day_phone: '0300000000',
          night_phone: '0311111111',
          day_from: '09:00',
          day_to: '17:00',
          weekdays: [1, 2, 3, 4, 5],
          on_holidays: false,
        }}
      />
    ),
  },
};
