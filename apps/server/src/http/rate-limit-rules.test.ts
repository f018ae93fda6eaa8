import { expect, it } from 'vitest';
import { RATE_LIMIT_RULES } from './rate-limit-rules.ts';

const rulesWith = (refusal: string) =>
  Object.entries(RATE_LIMIT_RULES)
    .filter(([, rule]) => rule.refusal === refusal)
    .map(([name]) => name)
    .sort();

it('混み合いのせいにするのは、あふれるほどの数をはかる上限だけ（決定0073）', () => {
  expect(rulesWith('too_many')).toEqual([
    'calls-by-address',
    'exports-by-member',
    'handover-redemptions-by-address',
    'handovers-by-member',
    'imports-by-member',
    'messages-by-member',
    'messages-by-member-hourly',
    'prints-by-member',
    'talk-numbers-by-member',
    'uploads-by-member',
    'writes-by-member',
  ]);
});

it('回線をはかる上限は、回線のことだと言う', () => {
  const byAddress = Object.keys(RATE_LIMIT_RULES).filter((name) => name.endsWith('-by-address'));
  const floods = ['calls-by-address', 'handover-redemptions-by-address'];
  expect(rulesWith('address_wait')).toEqual(byAddress.filter((name) => !floods.includes(name)).sort());
});
