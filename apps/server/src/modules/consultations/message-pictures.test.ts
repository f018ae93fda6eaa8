import { randomUUID } from 'node:crypto';
import type { ConsultationMessage } from '@hidamari/contract/consultations';
import { expect, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { sweepUploads } from '../uploads/index.ts';
import { picture } from '../uploads/pictures.fixture.ts';
import { eraseOldCases } from './consultation-records.ts';
import {
  aMember,
  aSupporter,
  atDesk,
  close,
  type Member,
  openCase,
  type Supporter,
  take,
} from './consultations.fixture.ts';

const portal = usePortal();

/** A picture on its way into a message; answers its key. */
async function sendPicture({ call, browser }: Member): Promise<string> {
  const answer = await call('GET', '/consultations/picture-urls?image_count=1');
  expect(answer.statusCode, answer.body).toBe(200);
  const [{ key, put_url }] = answer.json().urls;
  const put = await portal.app.inject({
    method: 'PUT',
    url: put_url.replace(/^https?:\/\/[^/]+/, ''),
    headers: { host: browser.host, 'content-type': 'image/jpeg' },
    payload: await picture(800, 600).jpeg().toBuffer(),
  });
  expect(put.statusCode, put.body).toBe(204);
  return key;
}

const write = ({ call }: Member, caseId: string, pictures: readonly string[], key = randomUUID()) =>
  call('POST', `/consultations/${caseId}/messages`, { text: '写真です。', pictures, client_key: key });

/** Status and type of a file, as this person's browser asks for it. */
async function open({ browser }: Member | Supporter, url: string): Promise<[number, unknown]> {
  const answer = await browser.ask(url);
  return [answer.statusCode, answer.headers['content-type']];
}

async function messagesOf({ call }: Member, caseId: string): Promise<ConsultationMessage[]> {
  return (await call('GET', `/consultations/${caseId}/messages`)).json().data;
}

// @proves call GET /consultations/picture-urls
it('会員が送った写真を、本人と、その相談の相談員が読む。読んだことは記録に残る', async () => {
  const [member, supporter] = [await aMember(portal), await aSupporter(portal)];
  const { id } = await openCase(member);
  const key = await sendPicture(member);
  const sent = await write(member, id, [key]);
  expect(sent.statusCode, sent.body).toBe(201);
  expect(sent.json().pictures).toEqual([{ key, content_type: 'image/jpeg', has_thumbnail: true }]);
  expect((await messagesOf(member, id)).at(-1)?.pictures).toEqual(sent.json().pictures);
  expect(await open(member, `/files/${key}`)).toEqual([200, 'image/jpeg']);
  expect(await open(supporter, `/desk/cases/${id}/pictures/${key}/thumbnail`)).toEqual([200, 'image/webp']);
  expect((await atDesk(supporter, id)).messages.data.at(-1)?.pictures).toHaveLength(1);
  const diary = await member.call('GET', '/account/access-diary');
  expect(diary.json().data.map(({ kind }: { kind: string }) => kind)).toEqual(['case-read']);
});

it('はじめの文にも写真を付けられ、掃除のあとも残る', async () => {
  const member = await aMember(portal);
  const key = await sendPicture(member);
  const { id } = await openCase(member, { pictures: [key] });
  portal.pass(2 * 86_400);
  await sweepUploads(portal.dependencies);
  const supporter = await aSupporter(portal);
  expect(await open(supporter, `/desk/cases/${id}/pictures/${key}`)).toEqual([200, 'image/jpeg']);
});

it('同じ文をもう一度送った場合、写真も一つのまま', async () => {
  const member = await aMember(portal);
  const { id } = await openCase(member);
  const [key, clientKey] = [await sendPicture(member), randomUUID()];
  const first = await write(member, id, [key, key], clientKey);
  expect((await write(member, id, [key], clientKey)).json()).toEqual(first.json());
  expect(await messagesOf(member, id)).toHaveLength(2);
});

it('ほかの会員の写真も、ほかの相談に送った写真も付けられず、文も残らない', async () => {
  const [member, other] = [await aMember(portal), await aMember(portal)];
  const [one, two] = [await openCase(member), await openCase(member)];
  const [own, others] = [await sendPicture(member), await sendPicture(other)];
  await write(member, one.id, [own]);
  for (const [caseId, key] of [
    [one.id, others],
    [two.id, own],
    [one.id, randomUUID()],
  ] as const) {
    const refused = await write(member, caseId, [key]);
    expect([refused.statusCode, refused.json().fields]).toEqual([422, { pictures: ['invalid'] }]);
  }
  expect(await messagesOf(member, two.id)).toHaveLength(1);
});

it('相談を読む役割でない担当者にも、ほかの会員にも、別の相談のアドレスでも、写真はない', async () => {
  const [member, other] = [await aMember(portal), await aMember(portal)];
  const [one, two] = [await openCase(member), await openCase(member)];
  const key = await sendPicture(member);
  await write(member, one.id, [key]);
  const address = `/desk/cases/${one.id}/pictures/${key}`;
  for (const person of [
    await aSupporter(portal, 'editor'),
    await aSupporter(portal, 'concierge'),
    member,
    other,
  ])
    expect((await open(person, address))[0]).toBe(404);
  expect((await open(other, `/files/${key}`))[0]).toBe(404);
  const supporter = await aSupporter(portal);
  for (const wrong of [`/desk/cases/${two.id}/pictures/${key}`, '/desk/cases/x/pictures/y'])
    expect((await open(supporter, wrong))[0], wrong).toBe(404);
});

it('記録の期限が来た相談の写真は、相談とともに消える', async () => {
  const [member, supporter] = [await aMember(portal), await aSupporter(portal)];
  const key = await sendPicture(member);
  const { id } = await openCase(member, { pictures: [key] });
  await take(supporter, id);
  await close(supporter, id);
  portal.pass((5 * 366 + 1) * 86_400);
  const { database, clock, objectStorage } = portal.dependencies;
  expect(await eraseOldCases(database, clock())).toBe(1);
  await sweepUploads(portal.dependencies);
  expect(await objectStorage.get(`kept/${key}`)).toBeNull();
});
