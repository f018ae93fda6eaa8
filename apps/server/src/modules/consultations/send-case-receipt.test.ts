import { randomUUID } from 'node:crypto';
import { CRISIS_LINES, EMERGENCY_TEXT } from '@hidamari/domain/emergency';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { expect, it } from 'vitest';
import { outboxMessages } from '../../jobs/outbox.table.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { listSentMessages } from '../mail/index.ts';
import { aMember, asMember, type Member, openCase, send } from './consultations.fixture.ts';

const portal = usePortal();
const SUBJECT = '【ひだまり】ご相談を受け付けました';

async function receiptsOf(member: Member) {
  await portal.runOutbox();
  const sent = await listSentMessages(portal.dependencies.database, { limit: 100 });
  return sent.filter(({ recipient, subject }) => recipient === member.email && subject === SUBJECT);
}

// @proves call POST /consultations
it('市の会員がメールで相談した場合、番号と期限と、救急と今すぐ話せる窓口だけの控えが届く（G122）', async () => {
  const member = await aMember(portal, 'chofu');
  const { id, number } = await openCase(member, { topics: ['money'] });
  const { reply_due_on: dueOn } = await asMember(member, id);
  const [receipt, ...more] = await receiptsOf(member);
  expect(more).toEqual([]);
  const paragraphs = receipt?.body.split('\n\n') ?? [];
  expect(paragraphs.slice(0, 6)).toEqual([
    'ご相談をお送りくださり、ありがとうございます。',
    `相談番号：${number}`,
    `3営業日以内にお返事します（${formatMonthDay(dueOn ?? '')}まで）。`,
    'お返事が届くと、メールでお知らせします。お返事は、下のページにログインしてお読みください。',
    expect.stringMatching(/^https?:\/\/chofu\.[^/]+\/questions$/),
    EMERGENCY_TEXT,
  ]);
  for (const line of CRISIS_LINES) expect(paragraphs[6]).toContain(`${line.name}：${line.number}`);
  expect(receipt?.body).not.toMatch(/点滴|職場|お金|見本/);
});

it('つらい気持ちの言葉がある場合、控えは日を約束せず、わけも言わない（G119）', async () => {
  const member = await aMember(portal, 'chofu');
  const { id } = await openCase(member, { text: '夜になると、もう消えたいと思ってしまいます。' });
  const { reply_due_on: dueOn, first_reading } = await asMember(member, id);
  expect(first_reading).toBe('due');
  const [receipt] = await receiptsOf(member);
  expect(receipt?.body).toContain('担当の者が読みます。');
  expect(receipt?.body).not.toContain(formatMonthDay(dueOn ?? ''));
  expect(receipt?.body).not.toMatch(/営業日|消えたい|先に読/);
});

// @proves call POST /consultations
it('同じ送信を4回しても控えは一通で、続けて書いても増えない', async () => {
  const member = await aMember(portal, 'chofu');
  const key = randomUUID();
  const opened = [];
  for (let time = 0; time < 4; time += 1) opened.push(await openCase(member, { client_key: key }));
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  await send(member, opened[0]?.id ?? '', '続きです。');
  expect(await receiptsOf(member)).toHaveLength(1);
});

it('チャットの相談には、控えを送らない', async () => {
  const member = await aMember(portal);
  await openCase(member);
  expect(await receiptsOf(member)).toEqual([]);
});

it('メールアドレスがない会員の場合も、相談は開き、メールは送らない', async () => {
  const member = await aMember(portal, 'chofu');
  await portal.dependencies.database.execute(
    `update base_accounts set email = null where email = '${member.email}'`,
  );
  const { id } = await openCase(member);
  expect(await asMember(member, id)).toMatchObject({ channel: 'mail', status: 'received' });
  const waiting = await portal.dependencies.database.select().from(outboxMessages);
  expect(waiting.filter(({ idempotency_key: key }) => key === `consultation-receipt:${id}`)).toEqual([]);
});
