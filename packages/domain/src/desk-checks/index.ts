import { CLOSURE_LIMITS } from '../closures/index.ts';
import { HOTLINE_CHECK_DAYS, hotlinesToVerify } from '../emergency/index.ts';
import { LAST_KNOWN_HOLIDAY_YEAR } from '../holidays/index.ts';
import { addDays, dayParts } from '../japanese-dates/index.ts';

/** One thing to look at, and the page to compare it with. */
export interface DeskCheckItem {
  readonly text: string;
  readonly source: string;
}

/** Something the portal tells members that nobody but its operator can compare with the world. */
export interface DeskCheck {
  readonly id: 'hotlines' | 'holidays-run-out' | 'holidays-over';
  readonly title: string;
  readonly text: string;
  /** What is to be looked at, one by one. */
  readonly items: readonly DeskCheckItem[];
}

/**
 * What those who keep the days off have to look at on a day in Japan (`YYYY-MM-DD`): numbers of the emergency lines
 * that nobody has compared for 180 days (G119), and the bundled holidays once they end within the time in which days off are entered (G7). Empty on almost every day.
 */
export function deskChecks(today: string): DeskCheck[] {
  return [...hotlineChecks(today), ...holidayChecks(today)];
}

function hotlineChecks(today: string): DeskCheck[] {
  const lines = hotlinesToVerify(today);
  if (lines.length === 0) return [];
  return [
    {
      id: 'hotlines',
      title: '緊急の電話番号を、もう一度確かめてください',
      text: `公式の案内の日付から（日付のない案内は、前に確かめた日から）、${HOTLINE_CHECK_DAYS}日をこえました。それぞれの窓口の公式の案内とくらべ、違いがあれば、すぐにサイトの管理者に知らせてください。同じだった場合も、案内の日付と、確かめた日を書きかえてもらってください。`,
      items: lines.map(({ number, name, source }) => ({ text: `${number}：${name}`, source })),
    },
  ];
}

function holidayChecks(today: string): DeskCheck[] {
  const lastYear = LAST_KNOWN_HOLIDAY_YEAR;
  if (dayParts(today).year > lastYear) {
    return [
      {
        id: 'holidays-over',
        title: '祝日のこよみが終わっています',
        text: `このサイトが知っている春分の日と秋分の日は、${lastYear}年までです。こよみが足されるまで、その日とその振替休日を「臨時の休み」に入れてください。入れないと、会員の画面に「受付中」と出ます。`,
        items: [],
      },
    ];
  }
  if (dayParts(addDays(today, CLOSURE_LIMITS.daysAhead)).year <= lastYear) return [];
  return [
    {
      id: 'holidays-run-out',
      title: '祝日のこよみが、まもなく終わります',
      text: `このサイトが知っている春分の日と秋分の日は、${lastYear}年までです。次の年のこよみを足すよう、サイトの管理者に知らせてください。`,
      items: [],
    },
  ];
}
