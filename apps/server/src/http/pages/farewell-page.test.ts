import { describe, expect, it } from 'vitest';
import { get, HANAKO, stage, usePortalWithPages } from './pages-under-test.fixture.ts';

usePortalWithPages();
const FAREWELL = '/unsubscribe/complete';
const CHOFU = { host: 'chofu.localhost:3000' };

const visit = async (cookie: string, headers: Record<string, string> = {}) => {
  const answer = await get(FAREWELL, { cookie, ...headers });
  return { answer, context: stage.renders.at(-1)?.context };
};

describe('お別れの画面（G131）', () => {
  it('退会した方の場合、その方のことばで話し、だれにも取り置かない', async () => {
    const { answer, context } = await visit('left_as=general');
    expect(context).toMatchObject({ hasLeft: true, variant: 'hatch', member: null });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    // The cookie went with the session: the person goes on in the words they know.
    expect(String(answer.headers['set-cookie'])).toContain('eligibility=general');
  });

  it('しるしのない場合、だれかが退会したとは言わない', async () => {
    const { context } = await visit('eligibility=general; eligibility_renewed=1');
    expect(context).toMatchObject({ hasLeft: false, variant: 'hatch' });
  });

  it('前の方の画面を、次の訪問者に見せない', async () => {
    await visit('left_as=insurance');
    const { context } = await visit('');
    expect(context?.hasLeft).toBe(false);
  });

  it.each(['chofu', 'staff', 'hatch', ''])('しるしが「%s」の場合、ないものとして扱う', async (value) => {
    const { context } = await visit(`left_as=${value}`);
    expect(context).toMatchObject({ hasLeft: false, variant: 'aflac' });
  });

  it('団体のホストでは、その団体のしるしだけを聞く', async () => {
    expect((await visit('left_as=chofu', CHOFU)).context).toMatchObject({ hasLeft: true, variant: 'chofu' });
    expect((await visit('left_as=general', CHOFU)).context).toMatchObject({ hasLeft: false });
  });

  it('ログインしている会員の場合、その会員のことばのままとする', async () => {
    const { context } = await visit(`${HANAKO.cookie}; left_as=general`);
    expect(context?.variant).not.toBe('hatch');
  });
});
