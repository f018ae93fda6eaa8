import { describe, expect, it } from 'vitest';
import { STAFF_ROLES } from '../staff/index.ts';
import { inquiryTypesFor, waitsForOtherReader } from './index.ts';

describe('だれが読み、答えるか（G121、G122）', () => {
  const TABLE = {
    concierge: ['contact'],
    supporter: ['contact', 'consultation'],
    lead: ['contact', 'consultation'],
    editor: [],
    administrator: [],
  };
  it.each(STAFF_ROLES)('%s に見えるものは、表のとおり', (role) => {
    expect(inquiryTypesFor(role)).toEqual(TABLE[role]);
  });
});

describe('つらい気持ちの言葉は、二人で読む（G119）', () => {
  it.each([
    ['だれも読んでいない', { hasDanger: true, checkedBy: null }, true],
    ['自分が読んだ', { hasDanger: true, checkedBy: 'me' }, true],
    ['ほかの人が読んだ', { hasDanger: true, checkedBy: 'other' }, false],
    ['言葉がない', { hasDanger: false, checkedBy: null }, false],
  ])('%s場合', (_, inquiry, waits) => {
    expect(waitsForOtherReader(inquiry, 'me')).toBe(waits);
  });
});
