import { expect, it } from 'vitest';
import { readUnreadForPage } from '../../page-sessions.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { aMember, aSupporter, openCase, reply, send, take } from './consultations.fixture.ts';

const portal = usePortal();

// @proves state unread answer on every page
it('どの画面のしるしも、相談員のまだ読んでいない言葉だけを、その会員の相談のすべてから数える', async () => {
  const [member, other] = [await aMember(portal), await aMember(portal)];
  const supporter = await aSupporter(portal);
  const { id: memberId } = (await member.call('GET', '/users/me')).json();
  const forPage = async () => (await readUnreadForPage(portal.dependencies.database, { memberId })).answers;
  expect(await forPage()).toBe(0);
  for (const person of [member, member, other]) {
    const { id } = await openCase(person);
    await take(supporter, id);
    await reply(supporter, id, 'お返事です。');
    if (person === member) await send(person, id, '行き違いになりました。');
  }
  expect(await forPage()).toBe(2);
  const [first] = (await member.call('GET', '/consultations')).json().data;
  await member.call('PUT', `/consultations/${first.id}/marks`, { delivered: 2, read: 2 });
  expect(await forPage()).toBe(1);
  await member.call('PUT', '/account/consents/sensitive_data', { is_agreed: false });
  expect(await forPage(), 'nothing of the illness is shown now').toBe(0);
});
