import { describe, expect, it } from 'vitest';
import { DEMO_CODES } from '../modules/eligibility/index.ts';
import {
  askForAccount,
  ENTRANCES,
  e164,
  type NewPerson,
  PASSWORD,
} from '../modules/identity/sign-up.fixture.ts';
import {
  Browser,
  newAddress,
  newEmail,
  newNumber,
  usePortal,
} from '../portal-under-test/portal-under-test.fixture.ts';

const portal = usePortal();

/** Somebody behind an address that many share, who has shown that they may come in. */
async function someoneAt(address: string): Promise<NewPerson> {
  const { host, path } = ENTRANCES.general;
  const browser = new Browser(portal.app, host, address);
  const proven = await browser.call('POST', path, { company_code: DEMO_CODES.valid });
  expect(proven.statusCode, proven.body).toBe(200);
  return { browser, phone: newNumber(), email: newEmail() };
}

describe('携帯電話会社やお勤め先の、一つのアドレスからの申し込み（X4）', () => {
  it('1時間に200人が申し込んでも、全員にコードが届く', async () => {
    const address = newAddress();
    const withoutCode: string[] = [];
    for (let person = 0; person < 200; person += 1) {
      const someone = await someoneAt(address);
      const asked = await askForAccount(someone);
      expect(asked.statusCode, asked.body).toBe(200);
      if (!/^\d{6}$/.test(await portal.codeTo(e164(someone.phone)))) withoutCode.push(someone.phone);
      portal.pass(15);
    }
    expect(withoutCode).toEqual([]);
  });

  it('300通を過ぎると、一人ずつ、待つ時間を聞いて進む。止まったままにはならない', async () => {
    using _still = portal.stopClock();
    const address = newAddress();
    const { rateLimits } = portal.dependencies;
    await rateLimits.consume('code-send-by-address', address, 300);
    const waits: number[] = [];
    for (let person = 0; person < 6; person += 1) {
      const someone = await someoneAt(address);
      const refused = await askForAccount(someone);
      expect(refused.json()).toMatchObject({ status_code: 429, name: 'ADDRESS_WAIT' });
      const wait = Number(refused.headers['retry-after']);
      waits.push(wait);
      portal.pass(wait);
      expect((await askForAccount(someone)).statusCode).toBe(200);
    }
    expect(waits).toEqual([5, 10, 20, 40, 60, 60]);
  });

  it('一つのブラウザからは、番号を替えても、1時間に15通まで', async () => {
    const someone = await someoneAt(newAddress());
    const statuses: number[] = [];
    for (let code = 0; code < 16; code += 1) {
      // The sign-up begins anew for each number, in the same browser.
      const { path } = ENTRANCES.general;
      await someone.browser.call('POST', path, { company_code: DEMO_CODES.valid });
      const asked = await askForAccount({ ...someone, phone: newNumber(), email: newEmail() });
      statuses.push(asked.statusCode);
      if (asked.statusCode === 429)
        expect(asked.json().message).toContain('確認コードをお送りできるのは、1時間に15回までです。');
    }
    expect(statuses).toEqual([...Array(15).fill(200), 429]);
  });

  it('一つの番号には、どこから頼んでも、1時間に5通まで。断ったものは、ほかの人の数に入らない', async () => {
    const address = newAddress();
    const phone = newNumber();
    const statuses: number[] = [];
    for (let code = 0; code < 7; code += 1) {
      statuses.push((await askForAccount({ ...(await someoneAt(address)), phone })).statusCode);
      portal.pass(61);
    }
    expect(statuses).toEqual([...Array(5).fill(200), 429, 429]);
    expect(await portal.dependencies.rateLimits.consume('code-send-by-address', address)).toBe(6);
  });

  it('コードを続けて間違えても、止まるのはそのコードだけで、1分たてば次のコードで進める', async () => {
    const someone = await someoneAt(newAddress());
    expect((await askForAccount(someone)).statusCode).toBe(200);
    const right = await portal.codeTo(e164(someone.phone));
    const wrong = right === '111111' ? '222222' : '111111';
    const check = (code: string) =>
      someone.browser.call('PUT', '/hi/hosted-login/phone/verification', { code });
    for (let tries = 0; tries < 5; tries += 1) await check(wrong);
    expect((await check(right)).json().name).toBe('CODE_TRIES_SPENT');
    portal.pass(61);
    const again = await someone.browser.call('POST', '/hi/hosted-login/phone/verification');
    expect(again.statusCode, again.body).toBe(200);
    expect((await check(await portal.codeTo(e164(someone.phone)))).json()).toMatchObject({
      next_page_id: 'U-R03',
    });
  });

  it('名前と数字を続けて間違えた人がいても、同じアドレスの、正しい人は進める', async () => {
    const address = newAddress();
    const { host, path } = ENTRANCES.general;
    for (let tries = 0; tries < 9; tries += 1)
      await new Browser(portal.app, host, address).call('POST', path, { company_code: 'CHIGAU99' });
    expect((await askForAccount(await someoneAt(address), PASSWORD)).statusCode).toBe(200);
  });
});
