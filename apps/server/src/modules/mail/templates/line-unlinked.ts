import { SENDER_NAME } from '@hidamari/domain/site-variants';

/**
 * The last message to a LINE account that is linked no more, whoever ended it. What remains at LINE is the person's to take
 * back: the portal keeps no token with which it could (decision 0062).
 */
export const lineUnlinkedMessage = (): string =>
  `${SENDER_NAME}です。\nLINEとの連携を外しました。今後、このLINEへお知らせは届きません。LINEで許可した内容は、LINEの「設定」→「アカウント」→「連動アプリ」からも取り消せます。`;
