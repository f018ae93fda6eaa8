import { perNoticeSetting } from '@hidamari/domain/notices';
import * as z from '../zod/index.ts';

const isOn = z.boolean({ error: 'invalid' });

/** How a member likes to hear from us, and of what (G22 step 3, G135): kept with the account. News are a consent (G49). */
export const noticeSettings = z.object({
  notice_channel: z.enum(['mail', 'line', 'none'], { error: 'choose_one' }),
  ...perNoticeSetting(() => isOn),
  /** Home offers articles on what the member's own records of the last weeks say. */
  is_shown_log_articles: isOn,
  /** 「お知らせを控える」: nothing comes of our own accord (G20). */
  are_prompts_held: isOn,
});
export type NoticeSettings = z.output<typeof noticeSettings>;
