import { NOTICE_NAMES_TEXT } from '@hidamari/domain/notices';
import { LinkProvider } from '@hidamari/ui/link';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { PageLink, ROUTER_LINK } from '../../shell/navigation/page-link.tsx';
import { drawOnPage, memberOf } from '../../shell/page-under-test.fixture.tsx';
import type { SessionStep } from './ask-line.ts';
import { ConfirmLink } from './components/confirm-link.tsx';
import { LiffStateView } from './components/liff-state-view.tsx';
import { LineFaultSection } from './components/line-states.tsx';
import { LinkEndView } from './components/link-end-view.tsx';
import { SessionStepView } from './components/session-step-view.tsx';
import { SessionSteps } from './components/session-steps.tsx';
import { LINE_FAULTS } from './line-outcomes.ts';
import LineUserNotFound from './pages/line-user-not-found.tsx';

const press = () => {};
/** With the links of the portal, as every page has them. */
const drawBare = (part: ReactNode, page = {}) =>
  drawOnPage(<LinkProvider component={PageLink}>{part}</LinkProvider>, page);
const drawStep = (step: SessionStep | { kind: 'start' }) =>
  drawBare(<SessionStepView step={step} unlink={press} again={press} stop={press} />);
const drawLiff = (state: Parameters<typeof LiffStateView>[0]['state'], onLogIn: (() => void) | null = null) =>
  drawBare(<LiffStateView state={state} onAgain={press} onLogIn={onLogIn} />);
type Link = Parameters<typeof LinkEndView>[0]['link'];
const drawEnd = (link: Link, isSlow = false, page = {}) =>
  drawOnPage(<LinkEndView link={link} isSlow={isSlow} isFetching={false} lookAgain={press} />, page);

const REACH = { notices_chosen: 'line', notices_go_by: 'line' } as const;
const LINKED = { ...REACH, is_linked: true, is_friend: true, attempt: 'linked' } as const;
const WAITING = { ...REACH, is_linked: false, is_friend: null, attempt: 'waiting' } as const;
const NO_CONSULTATION = 'LINEでは、ご相談をお受けしていません。';

/** One heading, the name of the portal and the telephone: nothing else tells whose page it is. */
function expectWhole(html: string) {
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('tel:0120000001');
}

describe('枠のない画面（仕様2.5）', () => {
  const SCREENS: readonly [string, string][] = [
    ...(['asking', 'token', 'outside', 'refused', 'unreachable'] as const).map(
      (state) => [`liff ${state}`, drawLiff(state)] as [string, string],
    ),
    ...(['start', 'asking', 'ask-unlink', 'unlinked', 'line-down', 'friend-first'] as const).map(
      (kind) => [`session ${kind}`, drawStep({ kind })] as [string, string],
    ),
    ['session already-linked', drawStep({ kind: 'already-linked', isFriend: false })],
    ['session wait', drawStep({ kind: 'wait', words: 'しばらくお待ちください' })],
    ...LINE_FAULTS.map(
      (fault) => [`error ${fault}`, drawBare(<LineFaultSection fault={fault} />)] as [string, string],
    ),
    ['user-not-found', drawBare(<LineUserNotFound />)],
  ];

  it.each(SCREENS)('%s には、見出しが一つと、だれの画面かと、電話番号がある', (_, html) => {
    expectWhole(html);
    expect(html).toContain('ひだまり がん相談');
  });

  it.each(SCREENS)(
    '%s から出るときは、新しい画面を開く。LINEの部品は、次の画面についてこない（0062）',
    (_, html) => expect(html).not.toContain(ROUTER_LINK),
  );

  it('連携している方には、「連携する」を出さない', () => {
    const html = drawBare(<SessionSteps isLinked />, { member: memberOf('general') });
    expectWhole(html);
    expect(html).toContain('LINEと連携しています');
    expect(html).not.toContain('連携する');
    expect(html).not.toContain('example-line');
  });

  it('LINEのない窓口では、どの入口も、使えないと言い、LINEへ進ませない', () => {
    const html = drawBare(<SessionSteps isLinked={false} />, { line: null });
    expect(html).not.toContain(ROUTER_LINK);
    expect(html).toContain('LINE連携は、ご利用いただけません');
    expect(html).not.toContain('example-line');
    expect(drawEnd(LINKED, false, { line: null })).toContain('ご利用いただけません');
  });
});

describe('/line/session', () => {
  it('LINEから来たのでない場合、分け合うものと、やめ方を言ってから、LINEへ進む', () => {
    const html = drawStep({ kind: 'start' });
    for (const words of ['お送りするもの', 'LINEから受け取るもの', 'やめたいとき', NO_CONSULTATION])
      expect(html).toContain(words);
    expect(html).toContain('href="/example-line/open?action=link"');
  });

  it('LINEの緑の上に、白い文字のボタンはない（ui 16）', () => {
    expect(drawStep({ kind: 'start' })).toMatch(/data-kind="plain"[^>]*>.*ui-line-mark.*LINEと連携する/s);
  });

  it('連携しているLINEの場合、そうと言い、外せる。友だちでなければ、そのことも言う', () => {
    const isFriend = drawStep({ kind: 'already-linked', isFriend: true });
    expect(isFriend).toContain('このLINEの連携を外す');
    expect(isFriend).not.toContain('友だちに追加する');
    expect(drawStep({ kind: 'already-linked', isFriend: false })).toContain('友だちに追加する');
  });

  it('外すかどうかをたずねるときは、何が起きるかを先に言う', () => {
    const html = drawStep({ kind: 'ask-unlink' });
    expect(html).toContain('お知らせは届かなくなり');
    expect(html).toContain('外さない');
  });
});

describe('/line/session/liff', () => {
  it('LINEの外の場合、LINEで開く道を示し、アプリのない端末の道は、あるときにだけ示す', () => {
    expect(drawLiff('outside')).toContain('LINEで開く');
    expect(drawLiff('outside')).not.toContain('アプリがない端末');
    expect(drawLiff('outside', press)).toContain('LINEのアプリがない端末で続ける');
  });
});

describe('/line/confirmation（G54）', () => {
  it('だれの登録か、何を分け合うか、やめ方、この画面を使える長さがある', () => {
    const html = drawOnPage(
      <ConfirmLink linkToken={'l'.repeat(32)} />,
      { member: memberOf('general') },
      '/line/confirmation',
    );
    expectWhole(html);
    for (const words of [
      '山田 花子 様',
      'お送りするもの',
      NOTICE_NAMES_TEXT,
      'やめたいとき',
      'この画面は10分',
      '連携しない',
    ])
      expect(html).toContain(words);
  });
});

describe('/line/complete', () => {
  it('メールを選んでいる方には、LINEで届くとは言わず、選び方を言う', () => {
    const html = drawEnd({ ...LINKED, notices_chosen: 'mail', notices_go_by: 'mail' });
    expect(html).toContain('いまはメールでお送りしています。LINEで受け取るには');
    expect(html).not.toContain('LINEへお送りしています');
    expect(drawEnd(LINKED)).toContain('お知らせは、LINEへお送りしています。');
  });

  it('連携したら、これから届くものを言い、相談は受けないことと、外し方も言う', () => {
    const html = drawEnd(LINKED);
    expectWhole(html);
    for (const words of [
      'LINEと連携しました',
      NO_CONSULTATION,
      'いつでも外せます',
      '友だちに追加されています',
    ])
      expect(html).toContain(words);
  });

  it.each([false, null])(
    '友だちでない、または分からない（%s）場合、友だちの追加を別にうかがう',
    (isFriend) => {
      const html = drawEnd({ ...LINKED, is_friend: isFriend });
      expect(html).toContain('友だちに追加してください');
      expect(html).toContain('href="/example-line"');
    },
  );

  it('LINEを待つあいだはそう言い、長くなったら、することを言う', () => {
    expect(drawEnd(WAITING)).toContain('そのままお待ちください');
    const slow = drawEnd(WAITING, true);
    expect(slow).toContain('もう一度確かめる');
    expect(slow).toContain('はじめから試す');
  });

  it('まだ何も始めていない場合、始め方を示す', () => {
    expect(drawEnd({ ...WAITING, attempt: 'none' })).toContain('LINEとは、まだ連携していません');
  });
});
