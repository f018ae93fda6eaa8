import { beforeAll, describe, expect, it } from 'vitest';
import { FULL_CARD } from '../../../../packages/contract/src/contact-thresholds/full-card.fixture.ts';
import { FULL_ACCOUNT } from '../../../../packages/contract/src/members/full-account.fixture.ts';
import { FULL_REGISTRATION } from '../../../../packages/contract/src/monitor/full-registration.fixture.ts';
import { FULL_VISIT } from '../../../../packages/contract/src/treatment-logs/full-visit.fixture.ts';
import { type MadeMember, makeMember } from '../portal-under-test/make-member.fixture.ts';
import { usePortal } from '../portal-under-test/portal-under-test.fixture.ts';

const portal = usePortal();
let person: MadeMember;
beforeAll(async () => {
  person = await makeMember(portal);
});

async function call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const answer = await person.browser.call(method, path, body, person.accessToken);
  expect(answer.statusCode, `${method} ${path}: ${answer.body}`).toBeLessThan(300);
  return answer.json();
}

// The log's own is in `decided-fields.test.ts`.
describe('すべての項目が書いてあるもの（保存して読みなおし、そのまま保存しても、ひとつも消えない）', () => {
  it('次の診察と、記録に残す答え', async () => {
    const made = await call('POST', '/treatment-logs/next-visit-information', FULL_VISIT);
    const { questions } = made;
    const said = {
      ...FULL_VISIT,
      questions: FULL_VISIT.questions.map((question, index) => ({ ...question, id: questions[index].id })),
    };
    expect(made).toMatchObject(said);
    const path = `/next-visits/${made.id}`;
    expect(await call('PUT', path, { ...said, version: made.version })).toMatchObject(said);
    const read = await call('GET', path);
    expect(read).toMatchObject(said);
    const log = { log_date: '2026-11-10', is_other_log: true, other: { text: '診察の日' } };
    const { id } = await call('POST', '/treatment-logs', log);
    const attached = { ...read, next_visit_id: made.id };
    await call('PUT', `/treatment-logs/${id}/next-visit-information`, attached);
    expect(await call('GET', path)).toMatchObject({ ...said, treatment_log_id: id });
  });

  it('病院から言われた目安', async () => {
    const { version: _, ...said } = FULL_CARD;
    for (const version of [0, 1]) {
      await call('PUT', '/contact-threshold', { ...said, version });
      expect((await call('GET', '/contact-threshold')).data).toMatchObject(said);
    }
  });

  it('モニターの登録', async () => {
    const { version: _, agreed_panel: __, consent_version, ...form } = FULL_REGISTRATION;
    for (const version of [0, 1]) {
      const body = { ...form, consent_version, agreed_panel: version === 0, version };
      await call('PUT', '/monitor-registration', body);
      expect((await call('GET', '/monitor-registration')).data).toMatchObject({ form, consent_version });
    }
  });

  it('登録内容', async () => {
    for (let time = 0; time < 2; time += 1) {
      await call('PUT', '/users/me', FULL_ACCOUNT);
      expect(await call('GET', '/users/me?withDiagnosedCancers=true')).toMatchObject(FULL_ACCOUNT);
    }
  });
});
