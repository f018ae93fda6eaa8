import type { CurrentUser } from '@hidamari/contract/members';
import { useToast } from '@hidamari/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { askLineLinkAnew } from '../../parts/line/line-link-query.ts';
import { browserApi } from '../../shell/data/browser-api.ts';
import { memberCalls, privacyCalls } from '../../shell/data/contract-calls.ts';
import { askCurrentUserAnew, cacheCurrentUser } from '../../shell/data/current-user.ts';
import { browserQueryClient } from '../../shell/data/query-client.ts';
import { type FailedSave, failedSaveOf } from '../../shell/forms/failed-save.ts';
import { choicesOf, type NoticeChoice, withChoices } from './notice-choices.ts';

/** News are a consent with its day (G49); everything else is a setting of the account (G142). */
async function save({ accepts_info_delivery: acceptsNews, ...settings }: NoticeChoice): Promise<void> {
  const client = browserQueryClient();
  if (acceptsNews !== undefined) {
    const input = { params: { kind: 'news' as const }, body: { is_agreed: acceptsNews } };
    await browserApi().call((await privacyCalls()).changeConsentEndpoint, input);
    await askCurrentUserAnew(client);
    return;
  }
  await cacheCurrentUser(
    client,
    await browserApi().call((await memberCalls()).updateProfileEndpoint, { body: settings }),
  );
  // By which way notices go is told of the link too.
  await askLineLinkAnew(client);
}

/**
 * The choices as they are seen, and how to make one. A choice shows at once and is sent after those before it; one that
 * could not be kept is undone on the page, and can be sent again.
 */
export function useNoticeChoices(user: CurrentUser) {
  const [onTheWay, setOnTheWay] = useState<readonly NoticeChoice[]>([]);
  const [failed, setFailed] = useState<{ choice: NoticeChoice; failure: FailedSave } | null>(null);
  const before = useRef<Promise<void>>(Promise.resolve());
  const toast = useToast();
  useEffect(privacyCalls.soon, []);
  const send = async (choice: NoticeChoice) => {
    try {
      await save(choice);
      toast({ text: 'お知らせの受け取り方を変えました' });
    } catch (error) {
      setFailed({ choice, failure: failedSaveOf(error) });
    } finally {
      setOnTheWay((those) => those.filter((one) => one !== choice));
    }
  };
  const choose = (choice: NoticeChoice) => {
    setFailed(null);
    setOnTheWay((those) => [...those, choice]);
    before.current = before.current.then(() => send(choice));
  };
  return {
    choices: withChoices(choicesOf(user), onTheWay),
    choose,
    failed,
    sendAgain: () => {
      if (failed) choose(failed.choice);
    },
  };
}
export type NoticeChoosing = ReturnType<typeof useNoticeChoices>;
