import { expect, it } from 'vitest';
import { POPUPS, type Popup, type PopupRule, popupRule, restraintDaysOf } from './index.ts';

const PROGRAMMES = ['aflac', 'hatch'];
const ALL = [...PROGRAMMES, 'chofu'];

/** One row of the table of G76, cell by cell; `days` null: its white button only closes. */
interface Row {
  name: string;
  page: string;
  to: readonly string[];
  where?: readonly string[];
  occasion?: PopupRule['occasion'];
  timing: 0 | 50;
  text: string;
  fit: Popup['imageFit'];
  go: readonly ['link' | 'line', label: string, href: string];
  no: readonly [label: string, days: number | null];
}

const article = (group: string, name: string): Row & { group: string } => ({
  name: `おすすめ記事・${name}`,
  page: '/articles',
  to: ALL,
  where: ['of-cancer-group'],
  group,
  timing: 50,
  text: 'ご登録の内容に合わせて選んだ記事をお届けします。',
  fit: 'cover',
  go: ['link', '記事を読む', '/articles/{contents_id}'],
  no: ['今は読まない', 30],
});

const TABLE: Readonly<Record<number, Row & { group?: string }>> = {
  1: {
    name: 'ようこそ',
    page: '/',
    to: ALL,
    timing: 0,
    text: 'はじめまして。困ったときの相談先と使い方を1分でご案内します。',
    fit: 'cover',
    go: ['link', '使い方を見る', '/faq#start'],
    no: ['あとで見る', 7],
  },
  2: {
    name: '満足度アンケート',
    page: '/',
    to: PROGRAMMES,
    where: ['service-survey-due'],
    occasion: 'year',
    timing: 50,
    text: 'ご利用ありがとうございます。約5分のアンケートにご協力ください。',
    fit: 'contain',
    go: ['link', '回答する', '/survey/service'],
    no: ['今回は答えない', 90],
  },
  3: {
    name: '治療ログをはじめる',
    page: '/treatment-logs',
    to: ALL,
    where: ['no-log'],
    timing: 0,
    text: '体調や受診の記録を残しませんか。次の診察で伝えやすくなります。',
    fit: 'contain',
    go: ['link', '最初の記録をつける', '/treatment-logs/new'],
    no: ['あとで', 30],
  },
  4: {
    name: '月に一度のふり返り',
    page: '/treatment-logs',
    to: ALL,
    where: ['last-log-a-month-ago'],
    occasion: 'month',
    timing: 0,
    text: '前回の記録から1か月たちました。最近の体調を一言残しませんか。',
    fit: 'contain',
    go: ['link', '記録する', '/treatment-logs/new'],
    no: ['今月はしない', 30],
  },
  5: {
    name: '次の診察の準備',
    page: '/treatment-logs/[id]',
    to: ALL,
    where: ['visit-logged', 'no-visit-planned'],
    timing: 50,
    text: '次の診察日と、聞きたいことを書きとめておきませんか。',
    fit: 'contain',
    go: ['link', '次の診察を登録', '/treatment-logs#next-visit'],
    no: ['あとで', 14],
  },
  6: {
    name: '相談のご案内',
    page: '/articles/[id]',
    to: ALL,
    where: ['no-consultation'],
    timing: 50,
    text: '読んで気になったことは、相談員と一緒に整理できます。',
    fit: 'cover',
    go: ['link', '相談方法を見る', '/treatment/hidamari'],
    no: ['閉じる', null],
  },
  7: {
    name: '登録情報の確認',
    page: '/account',
    to: ALL,
    where: ['profile-half-a-year-old'],
    occasion: 'profile-due',
    timing: 0,
    text: '登録から半年たちました。治療の状況に変わりはありませんか。',
    fit: 'contain',
    go: ['link', '確認する', '/account/edit'],
    no: ['変わりない', 180],
  },
  8: article('breast', '乳がん'),
  9: article('lung', '肺がん'),
  10: article('uterine', '子宮のがん'),
  11: article('head-and-neck', '頭頸部がん'),
  12: article('blood-lymph', '血液のがん'),
  14: {
    name: 'LINE連携',
    page: '/account',
    to: PROGRAMMES,
    where: ['line-not-linked'],
    timing: 0,
    text: 'LINEと連携すると、お返事のお知らせを受け取れます。',
    fit: 'contain',
    go: ['line', 'LINEと連携する', '/line/session'],
    no: ['連携しない', 60],
  },
  15: {
    name: 'くらしの満足度',
    page: '/',
    to: PROGRAMMES,
    where: ['life-survey-due'],
    occasion: 'life-survey-due',
    timing: 50,
    text: '最近のくらしについて、3つだけ教えてください。',
    fit: 'contain',
    go: ['link', '答える', '/survey/service?type=life'],
    no: ['今回は答えない', 90],
  },
  16: {
    name: '家事の手伝い',
    page: '/life',
    to: PROGRAMMES,
    where: ['no-drug-therapy'],
    timing: 50,
    text: '家事代行は、初めてのご利用で30分延長できます。',
    fit: 'cover',
    go: ['link', 'くわしく見る', '/life/bears'],
    no: ['閉じる', null],
  },
  17: {
    name: '髪のケア',
    page: '/life',
    to: PROGRAMMES,
    where: ['drug-therapy'],
    timing: 50,
    text: '治療で髪が気になる方へ、医療用ウィッグの案内があります。',
    fit: 'cover',
    go: ['link', 'くわしく見る', '/life/ancs'],
    no: ['閉じる', null],
  },
  18: {
    name: '仲間とつながる',
    page: '/mental',
    to: PROGRAMMES,
    where: ['is-self'],
    timing: 50,
    text: '同じ経験をした人の声を読める場があります。',
    fit: 'cover',
    go: ['link', 'くわしく見る', '/mental/tomosnote'],
    no: ['閉じる', null],
  },
  19: {
    name: 'モニター募集',
    page: '/news/[id]',
    to: PROGRAMMES,
    where: ['is-self'],
    timing: 50,
    text: '体験を聞かせてくださる方を募集しています。',
    fit: 'contain',
    go: ['link', '募集を見る', '/treatment/monitor'],
    no: ['興味がない', 180],
  },
};

/** The same cells, as the catalogue and the rules have them. */
function cellsOf({ id, name, timing, text, imageFit, buttons: [go, no] }: Popup) {
  const rule = popupRule(id);
  return {
    name,
    page: rule?.pagePath,
    to: rule?.variants,
    where: rule?.conditions,
    occasion: rule?.occasion,
    group: rule?.cancerGroup,
    timing,
    text,
    fit: imageFit,
    go: [go.type, go.label, go.link],
    no: [no.label, restraintDaysOf(id)],
  };
}

it.each(POPUPS.map((popup) => [popup.id, popup] as const))(
  '%i は、決められたとおり（G76・G21）',
  (id, popup) => {
    const row = TABLE[id];
    expect(cellsOf(popup)).toEqual({ where: [], occasion: 'ever', group: undefined, ...row });
  },
);

it('どれも自分の窓で開き、進むボタンは控えない（仕様3）', () => {
  for (const { buttons } of POPUPS) {
    expect(buttons.map(({ isExternal }) => isExternal)).toEqual([false, false]);
    expect(buttons[0].isPopupRestraintFlag).toBe(false);
  }
});
