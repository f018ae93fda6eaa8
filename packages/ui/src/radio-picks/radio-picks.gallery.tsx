import { LONG_WORDS } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { RadioPicks } from './radio-picks.tsx';

export const radioPicksGallery: PartGallery = {
  noun: 'radio-picks',
  title: '一つ選ぶ',
  states: {
    選ぶまえ: (
      <RadioPicks
        name="radio_empty"
        label="ご本人の了承"
        need="required"
        hint="どちらでも、次へ進めます。"
        options={[
          { value: 'yes', label: 'ご本人の了承を得ています' },
          { value: 'unknown', label: 'わからない' },
        ]}
      />
    ),
    '選んだ・選べないものがある': (
      <RadioPicks
        name="radio_chosen"
        label="どなたのご相談ですか"
        need="required"
        columns={2}
        defaultValue="family"
        options={[
          { value: 'self', label: 'わたし（本人）', note: 'いま治療中、検査中、治療のあと' },
          { value: 'family', label: '家族など身近な人', note: '配偶者、親、子、きょうだい、友人' },
          { value: 'no-response', label: '答えたくない' },
          { value: 'closed', label: 'いまは選べません', disabled: true },
        ]}
      />
    ),
    誤り: (
      <RadioPicks
        name="radio_error"
        label="性別"
        need="required"
        columns={3}
        error="どれか一つを選んでください"
        options={[
          { value: 'female', label: '女性' },
          { value: 'male', label: '男性' },
          { value: 'no-response', label: '答えたくない' },
        ]}
      />
    ),
    長い言葉: (
      <RadioPicks
        name="radio_long"
        label={LONG_WORDS}
        need="optional"
        columns={2}
        options={[
          { value: 'long', label: LONG_WORDS, note: LONG_WORDS },
          { value: 'short', label: 'いいえ' },
        ]}
      />
    ),
  },
};
