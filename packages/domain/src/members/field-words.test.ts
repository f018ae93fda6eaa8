import { describe, expect, it } from 'vitest';
import { fieldMessage, fieldWords } from './index.ts';

describe('欄の名前を入れたメッセージ（G33）', () => {
  it.each([
    ['required', 'last_name', '姓を入力してください'],
    ['required', 'agent.first_name_kana', 'メイを入力してください'],
    ['required', 'birthday', '生年月日を入力してください'],
    ['too_long', 'last_name', '60文字以内で入力してください'],
    ['too_long', 'other_diseases', '200文字以内で入力してください'],
    ['too_long', 'other.text', '2000文字以内で入力してください'],
    ['choose_one', 'sex', '性別を選んでください'],
    ['choose_one', 'supporters.0.relationship', 'あなたとの関係を選んでください'],
    ['required', 'medicines.12.name', '薬の名前を入力してください'],
    ['required', 'name', 'お名前を入力してください'],
    ['required', 'test_results.0.rows.3.item', '検査の項目を入力してください'],
    ['out_of_range', 'visit.cost_yen', '費用は0〜9999999の数字で入力してください'],
    ['out_of_range', 'measurements.body_temperature', '体温は34〜42.9の数字で入力してください'],
    ['out_of_range', 'measurements.0.value', '値をご確認ください'],
    ['too_many_items', 'images', '10件までにしてください'],
    ['katakana', 'last_name_kana', '全角カタカナで入力してください'],
  ])('%s が %s で起きた場合、「%s」', (code, field, text) => {
    expect(fieldMessage(code, { field })).toBe(text);
  });

  it('名前のない欄の場合、欄の名前を言わない', () => {
    expect(fieldWords('something.new')).toBeNull();
    expect(fieldMessage('required', { field: 'something.new' })).toBe('入力してください');
    expect(fieldMessage('required', { field: 'constructor' })).toBe('入力してください');
    expect(fieldMessage('required', { field: '' })).toBe('入力してください');
  });

  it('名前や上限を渡した場合、そちらを使う', () => {
    expect(fieldMessage('required', { field: 'last_name', label: '患者さんの姓' })).toBe(
      '患者さんの姓を入力してください',
    );
    expect(fieldMessage('too_long', { field: 'message', limit: 2_000 })).toBe(
      '2000文字以内で入力してください',
    );
  });
});
