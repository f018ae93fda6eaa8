import { describe, expect, it } from 'vitest';
import { blankLogForm } from './log-form-values.ts';
import { QUICK_ENTRIES, quickEntryHref, startingForm } from './quick-entry.ts';

const TODAY = '2026-11-22';
const start = (search: string) => startingForm(new URLSearchParams(search), TODAY);

describe('すぐに記録する', () => {
  it('番地には種類だけが入り、値も症状の名前も入らない', () => {
    for (const entry of QUICK_ENTRIES) {
      const { search, hash } = new URL(quickEntryHref(entry), 'https://example.jp');
      expect([...new URLSearchParams(search).entries()]).toEqual([['category', entry.category]]);
      expect(hash).toBe(entry.field === undefined ? '' : `#${entry.field}`);
    }
  });

  it('種類を選んだ番地の場合、その種類だけが選ばれている', () => {
    expect(start('category=is_condition_log')).toEqual({
      ...blankLogForm(TODAY),
      categories: ['is_condition_log'],
    });
  });

  it('薬の場合、「飲んだ」から始まる', () => {
    const form = start('category=is_medicine_log');
    expect(form.categories).toEqual(['is_medicine_log']);
    expect(form.medicines.map(({ taken, name }) => [taken, name])).toEqual([['taken', '']]);
  });

  it('過ぎた日の番地の場合、その日の記録になる', () => {
    expect(start('log_date=2026-11-04')).toEqual(blankLogForm('2026-11-04'));
    expect(start('log_date=1950-01-01').log_date).toBe('1950-01-01');
  });

  it.each([
    '',
    'log_date=2026-11-23',
    'log_date=1949-12-31',
    'log_date=2026-02-30',
    'log_date=%00',
    'category=x',
    'category=__proto__',
  ])('意味のない「%s」の場合、今日の空の記録になる', (search) =>
    expect(start(search)).toEqual(blankLogForm(TODAY)),
  );
});
