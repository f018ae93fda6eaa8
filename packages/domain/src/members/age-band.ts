import { ageOn } from '../japanese-dates/index.ts';

/** 「50代」: as exact as somebody needs who listens. 「10代以下」 and 「90代以上」 are the ends. Null where no birthday is known. */
export function ageBand(birthday: string | null, today: string): string | null {
  if (birthday === null) return null;
  const decade = Math.floor(ageOn(birthday, today) / 10) * 10;
  if (decade < 20) return '10代以下';
  return decade >= 90 ? '90代以上' : `${decade}代`;
}
