import { beforeEach, describe, expect, it } from 'vitest';
import { anAnswer, crmConformance } from './conformance.ts';
import { CrmUnavailableError, MOST_LISTED } from './port.ts';
import { createSalesforceCrm, type SalesforceOptions } from './salesforce.ts';
import { CLIENT, openSalesforce, type SalesforceFault } from './salesforce-under-test.fixture.ts';

/** Pages of three: whatever is listed comes in several. */
crmConformance('Salesforce', async () => {
  const salesforce = await openSalesforce();
  salesforce.state.pageSize = 3;
  const connect = () => createSalesforceCrm({ url: salesforce.url, ...CLIENT });
  return { crm: connect(), another: connect(), close: async () => salesforce.close() };
});

describe('Salesforce', () => {
  let salesforce: Awaited<ReturnType<typeof openSalesforce>>;
  beforeEach(async () => {
    salesforce = await openSalesforce();
    return () => salesforce.close();
  });

  const connect = (options: Partial<SalesforceOptions> = {}) =>
    createSalesforceCrm({ url: salesforce.url, ...CLIENT, ...options });
  const faultOf = (work: Promise<unknown>) => work.then(() => null, String);
  const DAY = { survey: 'call', from: '2026-11-20', to: '2026-11-20' } as const;
  const SECRETS = /花子|token\.|a-secret|ほっと|127\.0\.0\.1/;

  it('gets one token for many requests at once', async () => {
    const crm = connect();
    await Promise.all([1, 2, 3, 4].map(() => crm.putSurveyAnswer(anAnswer())));
    await crm.listSurveyAnswers(DAY);
    expect(salesforce.state.tokensGiven).toBe(1);
    expect(salesforce.state.asked.filter((line) => /secret|token\./.test(line))).toEqual([]);
  });

  it('gets a new token once when the old one has expired, and nobody notices', async () => {
    const crm = connect();
    await crm.putSurveyAnswer(anAnswer());
    salesforce.expireTokens();
    await Promise.all([1, 2, 3].map(() => crm.putSurveyAnswer(anAnswer())));
    expect(salesforce.state.tokensGiven).toBe(2);
    expect(await crm.listSurveyAnswers(DAY)).toHaveLength(4);
  });

  it('a secret that is refused may be mended, quotes nothing, and is tried anew each time', async () => {
    const crm = connect({ clientSecret: 'another-a-secret' });
    const failure = await crm.putSurveyAnswer(anAnswer()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CrmUnavailableError);
    expect(String(failure)).toBe('CrmUnavailableError: token 400 invalid_client');
    await faultOf(crm.putSurveyAnswer(anAnswer()));
    expect(salesforce.state.asked).toEqual(['POST /services/oauth2/token', 'POST /services/oauth2/token']);
  });

  it.each<[SalesforceFault, string]>([
    ['down', 'TypeError UND_ERR_SOCKET'],
    ['slow', 'TimeoutError'],
    ['limit', '403 REQUEST_LIMIT_EXCEEDED'],
    [429, '429'],
    [500, '500'],
    [503, '503 SERVER_UNAVAILABLE'],
  ])('%s: may be tried again, says why, and is well once it is back', async (fault, why) => {
    const crm = connect();
    const [first, second] = [anAnswer(), anAnswer()];
    await crm.putSurveyAnswer(first);
    salesforce.state.fault = fault;
    // Only who tests the time limit meets it: a busy machine may take long over an answer.
    const unlucky = fault === 'slow' ? connect({ timeoutMs: 200 }) : crm;
    expect(await faultOf(unlucky.putSurveyAnswer(second))).toBe(`CrmUnavailableError: ${why}`);
    await expect(unlucky.listSurveyAnswers(DAY)).rejects.toMatchObject({ code: 'unavailable' });
    salesforce.state.fault = null;
    await crm.putSurveyAnswer(second);
    expect(salesforce.state.rows.size).toBe(2);
  });

  it('stops when whoever waits has gone', async () => {
    const crm = connect();
    await crm.putSurveyAnswer(anAnswer());
    salesforce.state.fault = 'slow';
    const gone = AbortSignal.timeout(100);
    expect(await faultOf(crm.putSurveyAnswer(anAnswer(), gone))).toBe('CrmUnavailableError: TimeoutError');
  });

  it.each([200, 204] as const)('a changed record answered with %i is a changed record', async (status) => {
    salesforce.state.changedStatus = status;
    const crm = connect();
    const answer = anAnswer();
    await crm.putSurveyAnswer(answer);
    await crm.putSurveyAnswer({ ...answer, revision: 2, answers: { words: '二度目' } });
    expect((await crm.listSurveyAnswers(DAY)).map(({ answers }) => answers)).toEqual([{ words: '二度目' }]);
  });

  it('a newer one that another server writes in the moment between stays, by the rule of the object', async () => {
    const [crm, another] = [connect(), connect()];
    const first = anAnswer();
    await crm.putSurveyAnswer(first);
    let isBetween = true;
    salesforce.state.beforeWrite = async () => {
      if (!isBetween) return;
      isBetween = false;
      await another.putSurveyAnswer({ ...first, revision: 3 });
    };
    await crm.putSurveyAnswer({ ...first, revision: 2 });
    expect(salesforce.state.rows.get(first.id)).toMatchObject({ Revision__c: 3 });
  });

  it('two first ones at the same moment are one record: the second is tried again', async () => {
    const [crm, another] = [connect(), connect()];
    const answer = anAnswer();
    let isBetween = true;
    salesforce.state.beforeWrite = async () => {
      if (!isBetween) return;
      isBetween = false;
      await another.putSurveyAnswer({ ...answer, revision: 2 });
    };
    expect(await faultOf(crm.putSurveyAnswer(answer))).toBe('CrmUnavailableError: 400 DUPLICATE_VALUE');
    await crm.putSurveyAnswer(answer);
    expect(salesforce.state.rows.get(answer.id)).toMatchObject({ Revision__c: 2 });
  });

  it.each([
    ['STRING_TOO_LONG', 'CrmRefusedError: STRING_TOO_LONG'],
    ['FIELD_CUSTOM_VALIDATION_EXCEPTION', 'CrmRefusedError: FIELD_CUSTOM_VALIDATION_EXCEPTION'],
    ['UNABLE_TO_LOCK_ROW', 'CrmUnavailableError: 400 UNABLE_TO_LOCK_ROW'],
    ['INVALID_FIELD', 'CrmUnavailableError: 400 INVALID_FIELD'],
    ['花子', 'CrmUnavailableError: 400'],
  ])('a refusal with %s is %s, and quotes nothing of the answer', async (code, fault) => {
    salesforce.state.refusesWith = code;
    expect(await faultOf(connect().putSurveyAnswer(anAnswer()))).toBe(fault);
  });

  it('an object that is not there may be made meanwhile', async () => {
    const crm = connect({ object: 'Elsewhere__c' });
    expect(await faultOf(crm.putSurveyAnswer(anAnswer()))).toBe('CrmUnavailableError: 400 INVALID_TYPE');
  });

  it('lists 5,000 at most, page by page, the oldest first', async () => {
    const { id: _, ...given } = anAnswer();
    const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
    for (let place = MOST_LISTED + 2; place > 0; place -= 1) {
      const id = idOf(place);
      salesforce.state.rows.set(id, {
        ExternalId__c: id,
        Survey__c: given.survey,
        MemberType__c: given.member_type,
        Answers__c: JSON.stringify(given.answers),
        Revision__c: 1,
        IsComplete__c: true,
        AnsweredOn__c: DAY.from,
      });
    }
    const listed = await connect().listSurveyAnswers(DAY);
    expect(listed).toHaveLength(MOST_LISTED);
    expect([listed[0]?.id, listed.at(-1)?.id]).toEqual([idOf(1), idOf(MOST_LISTED)]);
    expect(salesforce.state.asked.filter((line) => line.includes('/query'))).toHaveLength(3);
  });

  it('leaves out records that were changed beyond use, and tells how many', async () => {
    const reports: string[] = [];
    const crm = connect({ report: (fault) => reports.push(fault) });
    const [good, bad] = [anAnswer(), anAnswer()];
    await crm.putSurveyAnswer(good);
    await crm.putSurveyAnswer(bad);
    const change = (fields: Record<string, string>) =>
      salesforce.state.rows.set(bad.id, { ...salesforce.state.rows.get(bad.id), ...fields });
    change({ Answers__c: '花子' });
    expect(await crm.listSurveyAnswers(DAY)).toEqual([good]);
    change({ Answers__c: '{"a":{}}' });
    expect(await crm.listSurveyAnswers(DAY)).toEqual([good]);
    expect(reports).toEqual(['1 records left out', '1 records left out']);
    salesforce.state.rows.delete(good.id);
    await expect(crm.listSurveyAnswers(DAY)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('takes no next page from anywhere else', async () => {
    const elsewhere = {
      done: false,
      records: [{}],
      nextRecordsUrl: '//thief.example/services/data/v66.0/query/1',
    };
    const { createServer } = await import('node:http');
    const server = createServer((request, response) => {
      response.end(JSON.stringify(request.method === 'POST' ? { access_token: 'a' } : elsewhere));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const crm = connect({ url: `http://127.0.0.1:${port}` });
    await expect(crm.listSurveyAnswers(DAY)).rejects.toMatchObject({
      code: 'unavailable',
      cause: { code: 'unexpected-answer' },
    });
    server.closeAllConnections();
    server.close();
  });

  it.each(['ftp://crm.example.org', 'crm.example.org', ''])('refuses the address %j at the start', (url) => {
    expect(() => connect({ url })).toThrow();
  });

  it('refuses the name of an object that could end a query', () => {
    expect(() => connect({ object: "A__c WHERE Id != ''" })).toThrow();
  });

  it('quotes neither answers nor secrets in any fault', async () => {
    const faults: string[] = [];
    const crm = connect({ timeoutMs: 300 });
    const answer = anAnswer({ answers: { words: '花子' } });
    for (const fault of ['down', 'slow', 'limit', 429, 500, 503] as const) {
      salesforce.state.fault = fault;
      faults.push(String(await faultOf(crm.putSurveyAnswer(answer))));
    }
    expect(faults).toHaveLength(6);
    expect(faults.filter((fault) => SECRETS.test(fault) || fault === 'null')).toEqual([]);
  });
});
