import holidayJp from '@holiday-jp/holiday_jp';

/**
 * The holidays of a list that other people keep, by day. It calls a substitute day 「こどもの日 振替休日」 and a day
 * between two holidays 「休日」; the law's own words are 「休日」 for both, and people say 振替休日 and 国民の休日.
 */
export const PUBLISHED: ReadonlyMap<string, string> = new Map(
  Object.entries(holidayJp.holidays).map(([day, { name }]) => [day, spoken(name)]),
);

function spoken(name: string): string {
  if (name === '休日') return '国民の休日';
  return name.endsWith('振替休日') ? '振替休日' : name;
}
