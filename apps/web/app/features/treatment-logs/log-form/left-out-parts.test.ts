import { describe, expect, it } from 'vitest';
import { FULL_LOG } from '../../../../../../packages/contract/src/treatment-logs/full-log.fixture.ts';
import { leftOutParts } from './left-out-parts.ts';
import { blankLogForm, type LogFormValues, logFormOf } from './log-form-values.ts';
import { startingForm } from './quick-entry.ts';

const full = logFormOf(FULL_LOG);
const labelsOf = (values: LogFormValues, filledIn: LogFormValues | null = null) =>
  leftOutParts(values, filledIn).map(({ label }) => label);

// @proves state log form: category let go
describe('書いたのに、記録に入らないもの', () => {
  it('選んだものだけを書いた場合と、何も書いていない場合は、ない', () => {
    expect(labelsOf(full)).toEqual([]);
    expect(labelsOf(blankLogForm('2026-11-20'))).toEqual([]);
  });

  it('選択を外したもののうち、書いてあるものの名前を、画面の順に挙げる', () => {
    expect(labelsOf({ ...full, categories: ['is_other_log'] })).toEqual([
      '受診・入院',
      '薬',
      '症状',
      'くらし',
    ]);
    const { medicines } = blankLogForm('2026-11-20');
    expect(labelsOf({ ...full, medicines, categories: full.categories.slice(2) })).toEqual(['受診・入院']);
  });

  it('入院ではない受診に、入院した日が残っている場合', () => {
    const visit = { ...full.visit, admitted_on: '2026-11-01' };
    expect(labelsOf({ ...full, visit: { ...visit, kind: 'outpatient' } })).toEqual([
      '入院した日と退院した日',
    ]);
    expect(labelsOf({ ...full, visit: { ...visit, kind: 'inpatient' } })).toEqual([]);
  });

  it('はじめから入っていたものを選ばなかった場合は、たずねない。書き足した場合は、たずねる', () => {
    const start = startingForm(new URLSearchParams('category=is_medicine_log'), '2026-11-20');
    const other: LogFormValues = { ...start, categories: ['is_other_log'] };
    expect(labelsOf(other, start)).toEqual([]);
    const [medicine] = other.medicines;
    const written = { ...other, medicines: [{ ...medicine, name: '痛み止め' }] } as LogFormValues;
    expect(labelsOf(written, start)).toEqual(['薬']);
  });

  it('保存した記録から外したものは、書きかえていなくても、たずねる', () => {
    expect(labelsOf({ ...full, categories: ['is_other_log'] }, null)).toContain('薬');
  });

  it('中身が変われば、ちがうものとして挙げる', () => {
    const outpatient = (admitted_on: string): LogFormValues => ({
      ...full,
      visit: { ...full.visit, kind: 'outpatient', admitted_on, discharged_on: '' },
    });
    expect(leftOutParts(outpatient('2026-11-01'), null)).not.toEqual(
      leftOutParts(outpatient('2026-11-02'), null),
    );
  });
});
