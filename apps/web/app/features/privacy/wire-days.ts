import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';

/** The day of a timestamp on the wire (`YYYY-MM-DD HH:mm:ss`, Japan time), as it is read. */
export const dayOfStamp = (stamp: string): string => formatJapaneseDate(stamp.slice(0, 10));

/** Day and minute of a timestamp on the wire, for an hour that counts. */
export const minuteOfStamp = (stamp: string): string => `${dayOfStamp(stamp)}${stamp.slice(11, 16)}`;
