import { expect, it } from 'vitest';
import { readContactThreshold } from '../../modules/contact-thresholds/contact-thresholds.repository.ts';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { seedDemoContactThreshold } from './seed-demo-contact-threshold.ts';

const portal = usePortal();

it('見本の会員は、架空の病院の目安を持ち、写していない人もいる', async () => {
  const [withIt, without] = [await makeMember(portal), await makeMember(portal)];
  const today = '2026-11-20';
  const history = { memberId: withIt.memberId, kind: 'insurance', today } as const;
  await seedDemoContactThreshold(portal.dependencies, history);
  await seedDemoContactThreshold(portal.dependencies, {
    memberId: without.memberId,
    kind: 'chofu',
    today,
  });
  expect(await readContactThreshold(portal.dependencies, withIt.memberId)).toMatchObject({
    hospital_name: 'ひなた総合病院（架空）',
    rules: [{ kind: 'temperature', at_least: 38 }, { kind: 'symptom' }],
  });
  expect(await readContactThreshold(portal.dependencies, without.memberId)).toBeNull();
});

it('もう目安のある会員には、次の日に始動しても、何も足さない', async () => {
  const { memberId } = await makeMember(portal);
  const startOn = (today: string) =>
    seedDemoContactThreshold(portal.dependencies, { memberId, kind: 'insurance', today });
  await startOn('2026-11-20');
  const first = await readContactThreshold(portal.dependencies, memberId);
  await startOn('2026-11-21');
  expect(await readContactThreshold(portal.dependencies, memberId)).toEqual(first);
});
