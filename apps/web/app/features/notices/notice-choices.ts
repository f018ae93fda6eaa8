import type { CurrentUser, NoticeSettings } from '@hidamari/contract/members';
import { perNoticeSetting } from '@hidamari/domain/notices';

/** Everything that is chosen on the page: the settings of the account, and the consent to news (G49, G135). */
export type NoticeChoices = NoticeSettings & Pick<CurrentUser, 'accepts_info_delivery'>;

/** One press: what it changes. */
export type NoticeChoice = Partial<NoticeChoices>;

/** What the account holds now. */
export function choicesOf(user: CurrentUser): NoticeChoices {
  return {
    notice_channel: user.notice_channel,
    ...perNoticeSetting(({ wish }) => user[wish]),
    is_shown_log_articles: user.is_shown_log_articles,
    are_prompts_held: user.are_prompts_held,
    accepts_info_delivery: user.accepts_info_delivery,
  };
}

/** What is seen: the account's, and over it what was pressed since and is still on its way, the newest last. */
export const withChoices = (saved: NoticeChoices, onTheWay: readonly NoticeChoice[]): NoticeChoices =>
  Object.assign({}, saved, ...onTheWay);
