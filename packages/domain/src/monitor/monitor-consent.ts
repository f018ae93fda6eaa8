/**
 * What is agreed to before somebody stands in the panel (G87): purpose, use, and how to stop. The version is the day of
 * the words; other words are another version, and whoever corrects their registration then reads and agrees anew.
 */
export const MONITOR_CONSENT = {
  version: '2026-11-24',
  points: [
    {
      term: '目的',
      text: 'がんを経験した方とご家族の声を、よりよい支えや制度、研究に役立てるためです。治験の募集ではありません。',
    },
    {
      term: '使い道',
      text: '書いた内容は、合いそうな募集をご案内するために、ひだまりの担当者だけが読みます。担当者が読んだ日時は「だれが見たか」に残ります。募集をしている相手に渡すときは、そのつど、相手の名前と渡す内容をお見せして、同意をいただきます。',
    },
    {
      term: 'やめ方',
      text: 'この画面から、いつでも休んだり、やめたりできます。お電話でもお受けします。理由は聞きません。やめると、書いた内容はすぐに消えます。',
    },
    {
      term: '参加しないとき',
      text: '登録しないことや、やめることで、相談やサービスで不利になることはありません。',
    },
  ],
} as const;

interface GivenMonitorConsent {
  readonly state: string;
  readonly consent_version: string;
}

/** True where the words of today have to be agreed to: at a request, a request anew, and once the words have changed. */
export function needsMonitorConsent(stored: GivenMonitorConsent | null): boolean {
  return stored === null || stored.state === 'ended' || stored.consent_version !== MONITOR_CONSENT.version;
}
