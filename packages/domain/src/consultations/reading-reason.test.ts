import { describe, expect, it } from 'vitest';
import { ACCESS_REASONS, accessReasonLabel } from '../access-records/index.ts';
import { STAFF_ROLES } from '../staff/index.ts';
import {
  type CaseAtDesk,
  holdsReadingReason,
  needsReadingReason,
  READING_REASONS,
  readingReasonsFor,
} from './index.ts';

const ME = 'me';
const OTHER = 'colleague';
const OPEN: CaseAtDesk = { status: 'working', takenBy: null, checkedBy: null, needsSecondCheck: false };

describe('相談をひらく理由をたずねるか（F46）', () => {
  it.each([
    ['自分の担当', { takenBy: ME }, false],
    ['担当のいない相談', {}, false],
    ['お返事したあと、列に戻した相談', { status: 'answered' }, false],
    ['同僚の担当で、二人めを待つ相談', { takenBy: OTHER, needsSecondCheck: true }, false],
    ['同僚の担当で、自分が二人めとして読んだ相談', { takenBy: OTHER, checkedBy: ME }, false],
    ['同僚の担当で、ほかの人が二人めとして読んだ相談', { takenBy: OTHER, checkedBy: 'third' }, true],
    ['同僚の担当', { takenBy: OTHER }, true],
    ['同僚の担当で、お返事した相談', { takenBy: OTHER, status: 'answered' }, true],
    ['終わった自分の相談', { takenBy: ME, status: 'closed' }, false],
    ['終わった同僚の相談', { takenBy: OTHER, status: 'closed' }, true],
    ['自分が二人めだった、終わった同僚の相談', { takenBy: OTHER, checkedBy: ME, status: 'closed' }, true],
    ['だれも担当しないまま終わった相談', { status: 'closed' }, true],
  ] as const)('%s', (_, change, isAsked) => {
    expect(needsReadingReason({ ...OPEN, ...change }, ME)).toBe(isAsked);
  });

  it('理由は8時間もち、ちょうど8時間でまたたずねる', () => {
    const given = new Date('2026-11-25T00:00:00.000Z');
    expect(holdsReadingReason(given, given)).toBe(true);
    expect(holdsReadingReason(given, new Date('2026-11-25T07:59:59.999Z'))).toBe(true);
    expect(holdsReadingReason(given, new Date('2026-11-25T08:00:00.000Z'))).toBe(false);
  });
});

describe('理由のことば', () => {
  it('言葉や対応の確認は、責任者だけが選べる', () => {
    const chosenFrom = STAFF_ROLES.filter((role) =>
      readingReasonsFor(role).some(({ value }) => value === 'case-quality'),
    );
    expect(chosenFrom).toEqual(['lead']);
    expect(readingReasonsFor('supporter')).toHaveLength(READING_REASONS.length - 1);
  });

  it('どの理由も、会員の「だれが見たか」に、会員に向けた言葉で出る', () => {
    for (const { value, told } of READING_REASONS) expect(accessReasonLabel(value)).toBe(told);
    const values = ACCESS_REASONS.map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
  });
});
