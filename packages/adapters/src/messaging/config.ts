import * as z from 'zod';

/** What the real LINE needs: the six settings LINE_CHANNEL_SECRET to LINE_ADD_FRIEND_URL, all or none. */
export const LineConfig = z.object({
  channelSecret: z.string().min(1),
  channelAccessToken: z.string().min(1),
  loginChannelId: z.string().min(1),
  loginChannelSecret: z.string().min(1),
  /** Another address of LINE's, for tests. */
  endpoint: z.url().optional(),
});

export type LineConfig = z.infer<typeof LineConfig>;
