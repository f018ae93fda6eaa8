import { beforeEach, describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { aMember, aSupporter, openCase, take } from '../consultations/consultations.fixture.ts';
import { anAddress, FORM, send, visitorOn } from './inquiries.fixture.ts';
import { inquiries } from './inquiry.table.ts';

const portal = usePortal();
beforeEach(() => portal.dependencies.database.delete(inquiries));

/** A server further on says no, after ours had taken the mail. */
const bounce = (address: string, idempotencyKey: string | null) =>
  portal.dependencies.mailFates.noteRefused(portal.dependencies.database, {
    address,
    idempotencyKey,
    code: 'bounce-5.1.1',
    at: portal.dependencies.clock(),
  });

describe('届かなかったメールは、だれが知るか', () => {
  // @proves call GET /desk/inquiries
  // @proves call GET /desk/inquiries/{id}
  it('お返事を書いた担当者の一覧と画面に出る。それまでは、送る前なのか、送ったのかだけを言う', async () => {
    const [desk, email] = [await aSupporter(portal, 'concierge'), anAddress()];
    await send(visitorOn(portal), '/email/inquiry', { ...FORM, email });
    const list = async (state: string) =>
      (await desk.call('GET', `/desk/inquiries?state=${state}`)).json().data[0];
    expect((await list('received')).mail_fate).toBe('waiting');
    await portal.runOutbox();
    const { id, version, mail_fate: receipt } = await list('received');
    expect(receipt).toBe('taken');
    const body = { by: 'mail', text: 'お返事の文です。', version };
    const answered = await desk.call('POST', `/desk/inquiries/${id}/answers`, body);
    expect(answered.json(), answered.body).toMatchObject({ state: 'answered', mail_fate: 'waiting' });
    await portal.runOutbox();
    expect((await list('answered')).mail_fate).toBe('taken');
    await bounce(email, `inquiry-answer:${id}`);
    expect((await list('answered')).mail_fate).toBe('refused');
    expect((await desk.call('GET', `/desk/inquiries/${id}`)).json().mail_fate).toBe('refused');
  });

  it('控えが届かなかった場合、お返事を書く前の担当者に出る', async () => {
    const [desk, email] = [await aSupporter(portal, 'concierge'), anAddress()];
    await send(visitorOn(portal), '/email/inquiry', { ...FORM, email });
    await portal.runOutbox();
    const [{ id }] = (await desk.call('GET', '/desk/inquiries?state=received')).json().data;
    await bounce(email, `inquiry-receipt:${id}`);
    expect((await desk.call('GET', `/desk/inquiries/${id}`)).json().mail_fate).toBe('refused');
  });

  // @proves call GET /desk/cases/{id}
  it('会員に返事をする相談員には、お知らせのメールが届かないことが、相談の頭に出る', async () => {
    const [member, supporter] = [await aMember(portal), await aSupporter(portal)];
    const { id } = await openCase(member);
    await take(supporter, id);
    const isRefused = async () => (await supporter.call('GET', `/desk/cases/${id}`)).json().mail_is_refused;
    expect(await isRefused()).toBe(false);
    const { email } = (await member.call('GET', '/users/me')).json();
    await bounce(email, null);
    expect(await isRefused()).toBe(true);
  });

  // @proves call GET /users/me
  it('会員のアドレスの場合、ご本人のアカウントに出て、アドレスを確かめると消える', async () => {
    const member = await makeMember(portal, 'general');
    const me = async () =>
      (await member.browser.call('GET', '/users/me', undefined, member.accessToken)).json();
    const [link = ''] = /http\S+/.exec(await portal.messageTo(member.email)) ?? [];
    expect((await me()).email_refused_at).toBeNull();
    await bounce(member.email, null);
    expect((await me()).email_refused_at).toMatch(/^\d{4}-\d{2}-\d{2} /);
    expect((await makeMember(portal, 'general')).email).not.toBe(member.email);
    portal.pass(60);
    const email_verify_token = new URL(link).searchParams.get('email_verify_token');
    await member.browser.call('PUT', '/email/verification', { email_verify_token });
    expect((await me()).email_refused_at).toBeNull();
  });
});
