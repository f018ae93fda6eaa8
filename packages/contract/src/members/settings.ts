import { perNoticeSetting } from '@hidamari/domain/notices';
import * as z from '../zod/index.ts';

const chosen = { error: 'choose_one' };

/** How a member likes to read (G22 step 4): kept with the account. */
export const displaySettings = z.object({
  text_size: z.enum(['standard', 'large', 'xlarge'], chosen),
  is_furigana_shown: z.boolean({ error: 'invalid' }),
});
export type DisplaySettings = z.output<typeof displaySettings>;

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
