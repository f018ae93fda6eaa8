import { japanDay } from '@hidamari/domain/japanese-dates';
import { expect, it } from 'vitest';
import { aMember, aSupporter, asMember, atDesk } from '../../modules/consultations/consultations.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { seedDemoConsultation } from './seed-demo-consultations.ts';

const portal = usePortal();

/** A member and somebody of the desk with the sample of `kind` between them. */
async function withSample(entrance: 'general' | 'chofu', kind: 'insurance' | 'general' | 'chofu') {
  const member = await aMember(portal, entrance);
  const supporter = await aSupporter(portal);
  const { id: memberId } = (await member.call('GET', '/users/me')).json();
  const seed = () =>
    seedDemoConsultation(portal.dependencies, portal.modules.consultations.steps, {
      memberId,
      memberType: entrance,
      kind,
      supporter: {
        kind: 'staff',
        staffId: supporter.id,
        sessionId: 'sample',
        displayName: '佐藤',
        role: 'supporter',
      },
      today: japanDay(portal.dependencies.clock()),
    });
  const isMade = await seed();
  const list = (await member.call('GET', '/consultations')).json();
  return { member, supporter, seed, isMade, list, id: String(list.data[0]?.id) };
}

it('終わった見本の相談には、まとめと、会員が直した言葉があり、二度は作られない', async () => {
  const { member, supporter, seed, isMade, list, id } = await withSample('general', 'insurance');
  expect([isMade, await seed(), list.meta.total]).toEqual([true, false, 1]);
  expect(list.data[0]).toMatchObject({
    title: '仕事を続けながらの通院について（見本）',
    status: 'closed',
    unread: 0,
  });
  const { summary, last_seq, marks } = await asMember(member, id);
  expect([last_seq, marks]).toEqual([5, { member_delivered: 5, member_read: 5, staff_read: 5 }]);
  expect(summary).toMatchObject({
    staff_name: '佐藤',
    attached: [{ id: 'before-taking-leave' }, { id: 'telling-family' }],
    corrections: [{ quote: '職場のだれに、どこまで話すかを迷っている。' }],
  });
  const { messages } = await atDesk(supporter, id);
  expect(messages.data.map(({ author }) => author)).toEqual(['member', 'staff', 'member', 'staff', 'member']);
  expect(messages.data[3]?.attached).toMatchObject({ kind: 'article', id: 'before-taking-leave' });
});

it('相談員が読んだことは会員の記録に残り、読み終えたお返事のメールは届かない', async () => {
  const { member, list } = await withSample('general', 'general');
  const diary = (await member.call('GET', '/account/access-diary')).json().data;
  expect(diary).toEqual([
    expect.objectContaining({ kind: 'case-read', reason: 'consultation', note: list.data[0].number }),
    expect.objectContaining({ kind: 'case-read', reason: 'consultation', note: list.data[0].number }),
  ]);
  portal.pass(86_400);
  expect(await portal.messageTo(member.email)).not.toMatch(/お返事|まとめ/);
});

it('調布市の見本は、メールの相談である', async () => {
  const { list } = await withSample('chofu', 'chofu');
  expect(list.data[0]).toMatchObject({
    channel: 'mail',
    title: '退院後の買い物について（見本）',
    status: 'closed',
  });
});
