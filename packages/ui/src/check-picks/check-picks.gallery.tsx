import { LONG_WORDS } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { CheckPicks, TickField } from './index.ts';

const TOPICS = [
  { value: 'money', label: '医療費' },
  { value: 'work', label: '仕事' },
  { value: 'closed', label: 'いまは選べません', disabled: true },
];

export const checkPicksGallery: PartGallery = {
  noun: 'check-picks',
  title: 'いくつでも選ぶ',
  states: {
    選んだ: (
      <CheckPicks
        name="check_chosen"
        label="知りたいこと"
        need="optional"
        columns={2}
        defaultValues={['money']}
        options={TOPICS}
      />
    ),
    誤り: (
      <CheckPicks
        name="check_error"
        label="知りたいこと"
        need="required"
        options={[...TOPICS.slice(0, 2), { value: 'long', label: LONG_WORDS, note: LONG_WORDS }]}
        error="一つ以上を選んでください"
      />
    ),
    一つの印: (
      <TickField
        name="tick_empty"
        label="代理の人が手続きをする"
        note="ご自身で手続きが難しいときに選びます。"
      />
    ),
    つけた印: <TickField name="tick_chosen" label="お知らせを受け取る" defaultChecked />,
    印の誤り: (
      <TickField
        name="tick_error"
        label="利用規約に同意します"
        need="required"
        note={<a href="#terms">利用規約を読む（別ウィンドウで開きます）</a>}
        error="利用規約をお読みのうえ、同意するにチェックを入れてください"
      />
    ),
    使えない印: <TickField name="tick_closed" label="いまは選べません" disabled />,
  },
};
