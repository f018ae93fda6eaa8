import { perNoticeSetting } from '@hidamari/domain/notices';
import { expect, it } from 'vitest';
import { type NoticeChoices, withChoices } from './notice-choices.ts';

const SAVED: NoticeChoices = {
  notice_channel: 'mail',
  ...perNoticeSetting(({ isOnAtFirst }) => isOnAtFirst),
  is_shown_log_articles: true,
  are_prompts_held: false,
  accepts_info_delivery: false,
};

it('押した選び方は、届く前から見え、続けて押した場合は、あとのものが見える', () => {
  const onTheWay = [
    { is_told_of_next_visit: true },
    { notice_channel: 'none' as const },
    { is_told_of_next_visit: false },
  ];
  expect(withChoices(SAVED, onTheWay)).toEqual({ ...SAVED, notice_channel: 'none' });
});

it('届かなかった選び方を外した場合、もとの選び方に戻り、ほかはそのまま', () => {
  expect(withChoices(SAVED, [])).toEqual(SAVED);
  expect(withChoices(SAVED, [{ are_prompts_held: true }])).toEqual({ ...SAVED, are_prompts_held: true });
});
