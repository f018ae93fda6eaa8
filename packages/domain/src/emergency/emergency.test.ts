import { describe, expect, it } from 'vitest';
import { PREFECTURES } from '../prefectures/index.ts';
import {
  ADVICE_LINE_HELP,
  CONSULTATION_BOUNDARY_TEXT,
  CRISIS_LINES,
  crisisLinesAt,
  EMERGENCY_LINES,
  EMERGENCY_TEXT,
  hotlinesToVerify,
  nextAnsweringEdge,
  SUDDEN_CHANGE_TEXT,
} from './index.ts';

describe('緊急のときの案内（G118〜G120）', () => {
  // @proves state emergency numbers
  it('案内の全文が決めたとおりで、つながらない地域の注意を落とさない', () => {
    expect(EMERGENCY_TEXT).toBe(
      'このサービスは救急の対応ができません。息が苦しい、意識がはっきりしない、けいれん、止まらない出血などは、すぐに119番へ。治療中の急な変化は、かかっている病院へ。迷うときは #7119（大人）・#8000（子ども）。※つながらない地域があります。',
    );
    expect(SUDDEN_CHANGE_TEXT).toBe('体調の急な変化は、かかっている病院か119番へ。');
    expect(CONSULTATION_BOUNDARY_TEXT).toContain('診断や、治療が合っているかどうかの判断はできません');
  });

  it.each([
    ['119', 'tel:119'],
    ['#7119', 'tel:%237119'],
    ['#8000', 'tel:%238000'],
    ['0120-061-338', 'tel:0120061338'],
    ['0120-279-338', 'tel:0120279338'],
    ['0120-279-226', 'tel:0120279226'],
    ['0570-064-556', 'tel:0570064556'],
  ])('%s に電話をかけられる', (number, href) => {
    const lines = [...EMERGENCY_LINES, ...CRISIS_LINES].filter((line) => line.number === number);
    expect(lines.map((line) => line.href)).toEqual([href]);
  });

  it('180日をこえて確かめていない番号だけを知らせる', () => {
    const numbers = EMERGENCY_LINES.length + CRISIS_LINES.length;
    expect(hotlinesToVerify('2027-05-19')).toEqual([]);
    expect(hotlinesToVerify('2027-05-20')).toHaveLength(numbers);
  });

  const of = (source_dated_on: string | null, verified_on: string) => ({
    ...EMERGENCY_LINES[0],
    source_dated_on,
    verified_on,
  });
  it.each([
    ['案内の日から181日、きのう見くらべた', of('2026-05-31', '2026-11-27'), true],
    ['案内の日からちょうど180日、きのう見くらべた', of('2026-06-01', '2026-11-27'), false],
    ['案内の日はきのう、見くらべたのは1年前', of('2026-11-27', '2025-11-27'), false],
    ['日付のない案内を、181日前に見くらべた', of(null, '2026-05-31'), true],
    ['日付のない案内を、180日前に見くらべた', of(null, '2026-06-01'), false],
  ])('%sの場合、こちらの見た日ではなく、案内の言う日で決める：%j %s', (_, line, isDue) => {
    expect(hotlinesToVerify('2026-11-28', [line])).toHaveLength(isDue ? 1 : 0);
  });

  it('どの番号にも、答える役所や団体のページの住所があり、見くらべる人に渡る', () => {
    const due = hotlinesToVerify('2030-01-01');
    expect(due).toHaveLength(EMERGENCY_LINES.length + CRISIS_LINES.length);
    for (const { source } of due)
      expect(new URL(source).host).toMatch(
        /^www\.(fdma\.go|mhlw\.go|lifelink\.or)\.jp$|^www\.since2011\.net$/,
      );
  });

  it('どちらの県の番号か迷っても行き止まりにしない：東北の番号は、全国の番号も言う', () => {
    const tohoku = CRISIS_LINES.find(({ id }) => id === 'yorisoi-tohoku');
    expect(tohoku?.audience).toContain(CRISIS_LINES.find(({ id }) => id === 'yorisoi')?.number);
  });

  it('#7119 の地域は、年ごとに変わるので一つも名ざさず、確かめ方と、迷ったときの119番を言う', () => {
    const words = ADVICE_LINE_HELP.steps.join('');
    const named = PREFECTURES.filter(({ label }) => words.includes(label.replace(/[都府県]$/, '')));
    expect(named).toEqual([]);
    expect(words).toMatch(
      /まず、そのまま #7119 にかけて.*つながらないときは.*病院に電話.*119番に電話してください。$/,
    );
    expect(words).not.toMatch(/[0-9]{4}年/);
  });

  it.each([
    ['平日の夜', '2026-11-25T19:00', true],
    ['平日の18時29分', '2026-11-25T18:29', false],
    ['平日の22時ちょうど', '2026-11-25T22:00', false],
    ['真夜中', '2026-11-25T03:00', false],
    ['土曜日の夜', '2026-11-28T19:00', false],
    ['祝日（勤労感謝の日）の夜', '2026-11-23T19:00', false],
  ])('%sの場合、そのとき受けている番号が先に並び、どれにも時間と費用がある', (_, at, answers) => {
    const lines = crisisLinesAt(new Date(`${at}:00+09:00`));
    expect(lines.map(({ isAnswering }) => isAnswering)).toEqual([true, true, true, answers]);
    expect(lines.at(-1)?.id).toBe('kokoro-no-kenko');
    for (const { hours, cost } of lines) expect([hours, cost]).not.toContain('');
  });

  it('いまは時間外の番号は、表の順にかかわらず後ろになる', () => {
    const night = new Date('2026-11-25T03:00:00+09:00');
    const order = crisisLinesAt(night).map(({ id }) => id);
    expect(new Set(order)).toEqual(new Set(CRISIS_LINES.map(({ id }) => id)));
    const [first] = crisisLinesAt(night, CRISIS_LINES.toReversed());
    expect(first?.isAnswering).toBe(true);
  });

  it('どの番号も、次の境目までは、受けているかどうかが変わらない', () => {
    const MINUTE = 60_000;
    const state = (at: number) =>
      crisisLinesAt(new Date(at)).map(({ id, isAnswering }) => `${id} ${isAnswering}`);
    // A working day, a Saturday and a holiday, minute by minute.
    for (const day of ['2026-11-25', '2026-11-28', '2026-11-23']) {
      const midnight = new Date(`${day}T00:00:00+09:00`).getTime();
      let [from, changes] = [midnight, 0];
      for (let at = midnight; at < midnight + 24 * 60 * MINUTE; at += MINUTE) {
        const edge = nextAnsweringEdge(new Date(from));
        if (edge !== null && at >= edge.getTime()) from = at;
        if (at > midnight && state(at).join() !== state(at - MINUTE).join()) {
          changes += 1;
          expect(from, day).toBe(at);
        }
      }
      expect(changes, day).toBe(day === '2026-11-25' ? 2 : 0);
    }
  });
});
