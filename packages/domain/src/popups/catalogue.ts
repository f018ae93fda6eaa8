import type { PopupId } from '../option-sets/index.ts';
import type { Popup, PopupButton } from './popup.ts';

type Way = Pick<PopupButton, 'label'> &
  Required<Pick<PopupButton, 'link'>> &
  Pick<PopupButton, 'additionalLabel'>;

const goOn = (id: PopupId, way: Way): PopupButton => ({
  ...way,
  type: 'link',
  colour: 'blue',
  isExternal: false,
  isPopupRestraintFlag: false,
  dataGtm: `popup-${id}-go`,
});

/** Closes, and has the pop-up wait (G77). */
const putOff = (id: PopupId, label: string): PopupButton => ({
  ...close(id, label),
  isPopupRestraintFlag: true,
});

const close = (id: PopupId, label: string): PopupButton => ({
  label,
  type: 'button',
  colour: 'white',
  isExternal: false,
  isPopupRestraintFlag: false,
  dataGtm: `popup-${id}-close`,
});

/**
 * Brings an article of one cancer group (G76). Nobody who looks on, listens or measures may tell which group: what it says,
 * and what a press of it is called, is the same for all five (G93).
 */
const articleOf = (id: PopupId, group: string): Popup => ({
  id,
  name: `おすすめ記事・${group}`,
  heading: 'おすすめの記事',
  timing: 50,
  text: 'ご登録の内容に合わせて選んだ記事をお届けします。',
  image: 'cover-read',
  imageFit: 'cover',
  buttons: [
    { ...goOn(id, { label: '記事を読む', link: '/articles/{contents_id}' }), dataGtm: 'popup-article-go' },
    { ...putOff(id, '今は読まない'), dataGtm: 'popup-article-close' },
  ],
});

/** The 18 pop-ups (G76), by their ids; there is no 13. Those about an illness do not name it: phones are shared. */
export const POPUPS: readonly Popup[] = [
  {
    id: 1,
    name: 'ようこそ',
    timing: 0,
    text: 'はじめまして。困ったときの相談先と使い方を1分でご案内します。',
    image: 'cover-bench',
    imageFit: 'cover',
    buttons: [
      goOn(1, { label: '使い方を見る', link: '/faq#start', additionalLabel: '約1分' }),
      putOff(1, 'あとで見る'),
    ],
  },
  {
    id: 2,
    name: '満足度アンケート',
    timing: 50,
    text: 'ご利用ありがとうございます。約5分のアンケートにご協力ください。',
    image: 'object-envelope',
    imageFit: 'contain',
    buttons: [
      goOn(2, { label: '回答する', link: '/survey/service', additionalLabel: '約5分' }),
      putOff(2, '今回は答えない'),
    ],
  },
  {
    id: 3,
    name: '治療ログをはじめる',
    timing: 0,
    text: '体調や受診の記録を残しませんか。次の診察で伝えやすくなります。',
    image: 'object-notebook',
    imageFit: 'contain',
    buttons: [goOn(3, { label: '最初の記録をつける', link: '/treatment-logs/new' }), putOff(3, 'あとで')],
  },
  {
    id: 4,
    name: '月に一度のふり返り',
    timing: 0,
    text: '前回の記録から1か月たちました。最近の体調を一言残しませんか。',
    image: 'object-calendar',
    imageFit: 'contain',
    buttons: [goOn(4, { label: '記録する', link: '/treatment-logs/new' }), putOff(4, '今月はしない')],
  },
  {
    id: 5,
    name: '次の診察の準備',
    timing: 50,
    text: '次の診察日と、聞きたいことを書きとめておきませんか。',
    image: 'object-calendar',
    imageFit: 'contain',
    buttons: [goOn(5, { label: '次の診察を登録', link: '/treatment-logs#next-visit' }), putOff(5, 'あとで')],
  },
  {
    id: 6,
    name: '相談のご案内',
    timing: 50,
    text: '読んで気になったことは、相談員と一緒に整理できます。',
    image: 'cover-talk',
    imageFit: 'cover',
    buttons: [goOn(6, { label: '相談方法を見る', link: '/treatment/hidamari' }), close(6, '閉じる')],
  },
  {
    id: 7,
    name: '登録情報の確認',
    timing: 0,
    text: '登録から半年たちました。治療の状況に変わりはありませんか。',
    image: 'object-card',
    imageFit: 'contain',
    buttons: [goOn(7, { label: '確認する', link: '/account/edit' }), putOff(7, '変わりない')],
  },
  articleOf(8, '乳がん'),
  articleOf(9, '肺がん'),
  articleOf(10, '子宮のがん'),
  articleOf(11, '頭頸部がん'),
  articleOf(12, '血液のがん'),
  {
    id: 14,
    name: 'LINE連携',
    timing: 0,
    text: 'LINEと連携すると、お返事のお知らせを受け取れます。',
    image: 'object-envelope',
    imageFit: 'contain',
    buttons: [
      { ...goOn(14, { label: 'LINEと連携する', link: '/line/session' }), type: 'line', bgColor: 'line' },
      putOff(14, '連携しない'),
    ],
  },
  {
    id: 15,
    name: 'くらしの満足度',
    timing: 50,
    text: '最近のくらしについて、3つだけ教えてください。',
    image: 'object-cup',
    imageFit: 'contain',
    buttons: [
      goOn(15, { label: '答える', link: '/survey/service?type=life', additionalLabel: '質問は3つ' }),
      putOff(15, '今回は答えない'),
    ],
  },
  {
    id: 16,
    name: '家事の手伝い',
    timing: 50,
    text: '家事代行は、初めてのご利用で30分延長できます。',
    image: 'cover-laundry',
    imageFit: 'cover',
    buttons: [goOn(16, { label: 'くわしく見る', link: '/life/bears' }), close(16, '閉じる')],
  },
  {
    id: 17,
    name: '髪のケア',
    timing: 50,
    text: '治療で髪が気になる方へ、医療用ウィッグの案内があります。',
    image: 'cover-hair',
    imageFit: 'cover',
    buttons: [goOn(17, { label: 'くわしく見る', link: '/life/ancs' }), close(17, '閉じる')],
  },
  {
    id: 18,
    name: '仲間とつながる',
    timing: 50,
    text: '同じ経験をした人の声を読める場があります。',
    image: 'cover-hands',
    imageFit: 'cover',
    buttons: [goOn(18, { label: 'くわしく見る', link: '/mental/tomosnote' }), close(18, '閉じる')],
  },
  {
    id: 19,
    name: 'モニター募集',
    timing: 50,
    text: '体験を聞かせてくださる方を募集しています。',
    image: 'object-letterbox',
    imageFit: 'contain',
    buttons: [goOn(19, { label: '募集を見る', link: '/treatment/monitor' }), putOff(19, '興味がない')],
  },
];

/** The pop-up with this id; undefined for an id that is none. */
export const popupById = (popupId: number): Popup | undefined => POPUPS.find(({ id }) => id === popupId);
