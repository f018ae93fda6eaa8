import type { DataSection } from './my-data-needs.ts';

const FIELDS = [
  ['shown[].name', '画面に出たご案内の名前'],
  ['shown[].contents_id', 'ご案内した記事の番号（記事でなければ null）'],
  ['shown[].shown_at', '出た日時'],
  ['put_off[].name', '「あとで」や「今回は答えない」を押したご案内の名前'],
  ['put_off[].times', '続けて押した回数'],
  ['put_off[].until', 'その日時まで出ません（null＝もう出ません）'],
] as const;

/** Which pop-ups came to the member, and which they put off (G20, G77). */
export function promptsSection(readPrompts: DataSection['read']): DataSection {
  return {
    name: 'prompts',
    title: '画面に出たご案内',
    fields: FIELDS,
    read: readPrompts,
  };
}
