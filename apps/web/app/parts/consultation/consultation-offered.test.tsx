import type { MemberType } from '@hidamari/domain/site-variants';
import { describe, expect, it } from 'vitest';
import { useMenus } from '../../shell/frame/menus.ts';
import { drawOnPage, memberOf } from '../../shell/page-under-test.fixture.tsx';
import { ChatLogin } from './chat-login.tsx';
import { PortalConsultation } from './portal-consultation.tsx';
import { useChat } from './use-chat.ts';
import { useFloatingButton } from './use-floating-button.ts';

/** The button and the panel as a page has them, and the menu entries whose press opens the panel. */
function WaysToPanel() {
  const button = useFloatingButton();
  const { second, bar } = useMenus();
  const opening = [...second, ...bar].filter(({ onClick }) => onClick !== undefined);
  return (
    <>
      <PortalConsultation button={button} />
      <p>{opening.map(({ label }) => `[${label}]`)}</p>
    </>
  );
}

interface Ways {
  button: boolean;
  panel: boolean;
  menus: string;
}

const EVERYTHING: Ways = { button: true, panel: true, menus: '[相談する][相談]' };
const NOTHING: Ways = { button: false, panel: false, menus: '' };
/** A visitor's press follows the link (specification section 4). */
const LINKS: Ways = { ...EVERYTHING, menus: '' };

const CASES: readonly [string, boolean, MemberType | null, Ways][] = [
  ['基本のホストの訪問者', false, null, LINKS],
  ['基本のホストの一般の会員', false, 'general', EVERYTHING],
  ['基本のホストの保険の会員', false, 'insurance', EVERYTHING],
  ['基本のホストの調布の会員', false, 'chofu', EVERYTHING],
  ['調布のホストの訪問者', true, null, LINKS],
  ['調布のホストの調布の会員', true, 'chofu', EVERYTHING],
  ['調布のホストの一般の会員', true, 'general', NOTHING],
  ['調布のホストの保険の会員', true, 'insurance', NOTHING],
];

/** Closed, a dialog is an empty place; a programme's member has one for the chat besides (G19). */
function hasPanel(drawn: string, type: MemberType | null): boolean {
  const chats = type === 'general' || type === 'insurance' ? 1 : 0;
  return drawn.split('<dialog').length - 1 - chats > 0;
}

const VARIANTS_OF = { general: 'hatch', insurance: 'aflac', chofu: 'chofu' } as const;

describe('相談する窓は、組織のホストでは、その会員にだけある（仕様6・G147）', () => {
  // @proves page consultation button: where
  it.each(CASES)('%sの場合、ボタンも窓も案内も、同じきまりで決まる', (_, onOrganizationHost, type, ways) => {
    const page = {
      onOrganizationHost,
      variant: type ? VARIANTS_OF[type] : onOrganizationHost ? 'chofu' : 'hatch',
      member: type ? memberOf(type) : null,
    } as const;
    const drawn = drawOnPage(<WaysToPanel />, page, '/articles');
    expect({
      button: drawn.includes('id="consultation-button"'),
      panel: hasPanel(drawn, type),
      menus: /<p>(.*)<\/p>/.exec(drawn)?.[1],
    }).toEqual(ways);
  });
});

/** What `chatplus=open` brings on this page. */
const WayToChat = () => <p>{`${useChat()}`}</p>;

describe('チャットを開く住所（G91）', () => {
  it.each([
    ['会員の場合、開く', 'hatch', memberOf('general'), '/articles', 'open'],
    ['ログインが終わった人と、まだの人の場合、ログインをたずねる', 'hatch', null, '/articles', 'login'],
    ['チャットのない窓口の訪問者の場合、何も出さない', 'chofu', null, '/articles', 'null'],
    ['チャットのない画面の訪問者の場合、何も出さない', 'hatch', null, '/contact', 'null'],
  ] as const)('%s', (_, variant, member, path, way) => {
    expect(drawOnPage(<WayToChat />, { variant, member }, path)).toBe(`<p>${way}</p>`);
  });

  it('ログインが要ることを言い、ひとつのボタンで、ログインして元の画面のチャットへ戻れる', () => {
    const drawn = drawOnPage(<ChatLogin />, {}, '/articles?page=2');
    expect(drawn).toContain('ログインの時間が終わったか、まだログインしていません。');
    const back = encodeURIComponent('/articles?page=2&chatplus=open');
    expect(drawn.match(/href="\/[^"]*"/g)).toEqual([`href="/login?return_to=${back}"`]);
  });
});
