import { ONE_TIME_CODE } from '@hidamari/domain/members';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemoMembers } from '../demo/people/seed-demo-members.ts';
import { usePortal } from '../portal-under-test/portal-under-test.fixture.ts';
import {
  CODE_ENDPOINTS,
  type CodeEndpoint,
  type CodeEndpointName,
  type Tried,
} from './code-endpoints.fixture.ts';

const portal = usePortal();
beforeAll(async () => void (await seedDemoMembers(portal.dependencies)));

describe.each(Object.keys(CODE_ENDPOINTS) as CodeEndpointName[])('%s（F19）', (name) => {
  it('正しいコードなら通る', async () => {
    const { right, attempt } = await CODE_ENDPOINTS[name](portal);
    expect(await attempt(right)).toBe('in');
  });

  it('違うコードを50回同時に送られても、照合は5回まで。そのあとは正しいコードでも通らない', async () => {
    const target: CodeEndpoint = await CODE_ENDPOINTS[name](portal);
    const { right, wrong, attempt } = target;
    const answers = await Promise.all(Array.from({ length: 50 }, () => attempt(wrong)));
    expect(answers.filter((answer) => answer === 'in')).toEqual([]);
    // Fifty that show one step of the user pool may be one try to it: what tries are left are used up after.
    let last: Tried;
    do {
      last = await attempt(wrong);
      answers.push(last);
    } while (last === 'wrong' && answers.length < 60);
    const looked = answers.filter((answer) => answer === 'wrong').length;
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThanOrEqual(ONE_TIME_CODE.tries);
    expect(await attempt(right)).toBe('turned away');
  });
});
