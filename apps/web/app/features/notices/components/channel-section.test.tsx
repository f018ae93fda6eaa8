import type { CurrentUser } from '@hidamari/contract/members';
import { MEMBER_TYPES, type MemberType, VARIANTS, variantOfMember } from '@hidamari/domain/site-variants';
import { describe, expect, it } from 'vitest';
import { drawOnPage, memberOf } from '../../../shell/page-under-test.fixture.tsx';
import { choicesOf } from '../notice-choices.ts';
import { ChannelSection } from './channel-section.tsx';

/** The labels of the channels that a member of this type is offered. */
function offeredTo(memberType: MemberType, { isLinked = false, isSetUp = true } = {}): string[] {
  const user = {
    member_type: memberType,
    email: 'hanako@example.jp',
    line_user_id: isLinked ? 'U1' : null,
    notice_channel: 'mail',
  } as CurrentUser;
  const html = drawOnPage(
    <ChannelSection
      user={user}
      choices={choicesOf(user)}
      isReadOnly={false}
      choose={() => {}}
      failed={null}
      sendAgain={() => {}}
    />,
    {
      variant: variantOfMember(memberType),
      member: memberOf(memberType),
      ...(isSetUp ? {} : { line: null }),
    },
  );
  return ['メール', 'LINE', '受け取らない'].filter((label) => html.includes(`>${label}<`));
}

describe('お知らせを受け取るところ（仕様6）', () => {
  it.each(MEMBER_TYPES.map((type) => [type, VARIANTS[variantOfMember(type)].showLine] as const))(
    '%s の会員に、LINEを出すのは、LINEのある窓口だけ: %s',
    (type, hasLine) => {
      const channels = hasLine ? ['メール', 'LINE', '受け取らない'] : ['メール', '受け取らない'];
      expect(offeredTo(type)).toEqual(channels);
      expect(offeredTo(type, { isLinked: true })).toEqual(channels);
    },
  );

  it('調布の会員には、LINEを出さない', () => {
    expect(offeredTo('chofu')).toEqual(['メール', '受け取らない']);
  });

  it('LINEの用意がない場合、連携している人にだけ、LINEを出す', () => {
    expect(offeredTo('general', { isSetUp: false })).toEqual(['メール', '受け取らない']);
    expect(offeredTo('general', { isSetUp: false, isLinked: true })).toContain('LINE');
  });
});
