import { describe, expect, it } from 'vitest';
import { FULL_LOG } from './full-log.fixture.ts';
import { leftOutParts } from './left-out-parts.ts';
import { logFormOf } from './log-form-of.ts';
import { blankLogForm } from './log-form-values.ts';

const full = logFormOf(FULL_LOG);

describe('書いたのに、記録に入らないもの', () => {
  it('選んだものだけを書いた場合と、何も書いていない場合は、ない', () => {
    expect(leftOutParts(full)).toEqual([]);
    expect(leftOutParts(blankLogForm('2026-11-20'))).toEqual([]);
  });

  it('選択を外したもののうち、書いてあるものの名前を、画面の順に挙げる', () => {
    expect(leftOutParts({ ...full, categories: ['is_other_log'] })).toEqual([
      '受診・入院',
      '薬',
      '症状',
      'くらし',
    ]);
    const { medicines } = blankLogForm('2026-11-20');
    expect(leftOutParts({ ...full, medicines, categories: full.categories.slice(2) })).toEqual([
      '受診・入院',
    ]);
  });

  it('入院ではない受診に、入院した日が残っている場合', () => {
    const visit = { ...full.visit, admitted_on: '2026-11-01' };
    expect(leftOutParts({ ...full, visit: { ...visit, kind: 'outpatient' } })).toEqual([
      '入院した日と退院した日',
    ]);
    expect(leftOutParts({ ...full, visit: { ...visit, kind: 'inpatient' } })).toEqual([]);
  });
});
