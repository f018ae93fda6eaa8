import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TakenCase, TakenInquiry, TakenMessage, TakenSummary } from '../../../export-sources.ts';
import type { PortalUnderTest } from '../../../portal-under-test/portal-under-test.fixture.ts';
import {
  aMember,
  aSupporter,
  type Member,
  type Supporter,
} from '../../consultations/consultations.fixture.ts';
import type { Entrance } from '../../identity/sign-up.fixture.ts';
import { callsOf, textIn } from '../my-data.fixture.ts';

/** The JSON of consultations, as a reader sees it. */
export interface ExportedConsultations {
  format: string;
  format_version: number;
  exported_at: string;
  consultations: (Omit<TakenCase, 'messages' | 'summaries'> & {
    messages: (Omit<TakenMessage, 'pictures'> & { pictures: string[] })[];
    summaries: TakenSummary[];
  })[];
  inquiries: TakenInquiry[];
}

export function consultationsIn(files: Record<string, Uint8Array>): ExportedConsultations {
  return JSON.parse(textIn(files, 'hidamari-consultations.json'));
}

/** A member with the calls of consultations and of the own data. */
export async function aTalker(portal: PortalUnderTest, entrance: Entrance = 'general') {
  const member = await aMember(portal, entrance);
  return { ...member, ...callsOf(member) };
}

/** Somebody of the desk under a name of their own. */
export async function aNamedSupporter(portal: PortalUnderTest, name: string): Promise<Supporter> {
  const supporter = await aSupporter(portal);
  await portal.dependencies.database.execute(
    `update staff_members set display_name = '${name}' where login = '${supporter.login}'`,
  );
  return supporter;
}

/** A call that has to succeed; answers its body. */
export async function done<Body>(
  person: { call(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): ReturnType<Member['call']> },
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<Body> {
  const answer = await person.call(method, path, body);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return (answer.body === '' ? undefined : answer.json()) as Body;
}

/** A key for one sending. */
export const newKey = () => ({ client_key: randomUUID() });

/** A file on its way into a message; answers its key. */
export async function sentFile(
  { app }: PortalUnderTest,
  member: Member,
  file: Buffer,
  type: string,
): Promise<string> {
  const { urls } = await done<{ urls: [{ key: string; put_url: string }] }>(
    member,
    'GET',
    '/consultations/picture-urls?image_count=1',
  );
  const put = await app.inject({
    method: 'PUT',
    url: urls[0].put_url.replace(/^https?:\/\/[^/]+/, ''),
    headers: { host: member.browser.host, 'content-type': type },
    payload: file,
  });
  expect(put.statusCode, put.body).toBe(204);
  return urls[0].key;
}

/** What the contact form takes in. */
export const INQUIRY = {
  name: '日向 花子',
  name_kana: 'ヒナタ ハナコ',
  email: 'hana@example.jp',
  phone_number: '09000000001',
  standing: 'family',
  kind: 'how_to_use',
  message: '治療ログの印刷のしかたを教えてください。',
  reply_by: 'mail',
  agreed: true,
} as const;

interface AnsweredInquiry {
  receipt_number: string;
  due_on: string | null;
  created_at: string;
  answered_at: string;
}

/** An inquiry of the member, answered by this person; what the desk says of it. */
export async function answeredInquiry(
  member: Member,
  supporter: Supporter,
  form: object,
  answer: { by: string; text: string },
): Promise<AnsweredInquiry> {
  const { receipt_number: number } = await done<AnsweredInquiry>(member, 'POST', '/email/inquiry', form);
  type Row = AnsweredInquiry & { id: string };
  const { data } = await done<{ data: Row[] }>(supporter, 'GET', '/desk/inquiries');
  const found = data.find((row) => row.receipt_number === number);
  const path = `/desk/inquiries/${found?.id}/answers`;
  return done<AnsweredInquiry>(supporter, 'POST', path, { ...answer, version: 1 });
}
