import { EXAMPLE_LINE_PATH } from '@hidamari/adapters/messaging/example/port';
import { hotlinesToVerify } from '@hidamari/domain/emergency';
import { linePlaces } from './config/line-places.ts';
import type { Settings } from './config/settings.ts';
import type { EndedDemo } from './end-demo.ts';

/** Who can log in to a demo portal, as the seeding of demo members reports them. */
export interface DemoAccounts {
  /** Log-in name and, in words, who that is. */
  members: readonly { login: string; description: string }[];
  /** A supporter's log-in name and the secret for an authenticator app. */
  supporter?: { login: string; authenticatorSecret: string };
}

type NoticeSettings = Pick<
  Settings,
  'deployment' | 'publicUrl' | 'organizationHosts' | 'demo' | 'mail' | 'sms' | 'line' | 'onCall'
>;

/**
 * What `npm start` says once the portal answers.
 * @param leftoverDemo what this portal, which is no demo, found of one in its database.
 * @param today in Japan, `YYYY-MM-DD`: emergency numbers that nobody compared for 180 days are named (G119).
 */
export function startNotice(
  settings: NoticeSettings,
  accounts: DemoAccounts | null,
  today: string,
  leftoverDemo: EndedDemo | null = null,
): string {
  const lines = ['', `Hidamari is ready: ${settings.publicUrl}`, '', ...variantLines(settings)];
  if (settings.demo !== null && accounts !== null) {
    lines.push('', `  Demo members, password ${settings.demo.password}`);
    for (const { login, description } of accounts.members) lines.push(`    ${login}  ${description}`);
    if (accounts.supporter) {
      const { login, authenticatorSecret } = accounts.supporter;
      lines.push(`    ${login}  supporter, authenticator secret ${authenticatorSecret}`);
    }
  }
  const leftovers = leftoverDemo === null ? [] : leftoverLines(leftoverDemo);
  if (leftovers.length > 0) lines.push('', ...leftovers);
  const stands = standInLines(settings);
  if (stands.length > 0) lines.push('', ...stands);
  const hotlines = hotlinesToVerify(today).map(({ number }) => number);
  if (hotlines.length > 0) {
    lines.push('', `  Emergency numbers to compare again (docs/operations.md): ${hotlines.join(', ')}`);
  }
  if (hasNobodyOnCall(settings)) {
    lines.push('', '  Nobody is on call (ON_CALL): words of danger wait for the next who opens the desk.');
  }
  return `${[...lines, '', '  Stop with Ctrl+C.'].join('\n')}\n\n`;
}

function leftoverLines({ accounts, eligibility, cannedAnswers }: EndedDemo): string[] {
  const gone = `${eligibility} policies and codes, ${cannedAnswers} canned answers`;
  return [
    ...(accounts > 0
      ? [`  Demo accounts in this database: ${accounts}. They cannot log in (docs/operations.md).`]
      : []),
    ...(eligibility + cannedAnswers > 0 ? [`  Of a demo, deleted from this database: ${gone}.`] : []),
  ];
}

/** A portal for real people whose words of danger reach nobody at night (decision 0076). */
const hasNobodyOnCall = ({ deployment, onCall: { mails, phones } }: NoticeSettings): boolean =>
  deployment === 'production' && mails.length + phones.length === 0;

/** Where one sees what an outside service that is not set up would have got. */
function standInLines(settings: NoticeSettings): string[] {
  const { publicUrl, demo, mail, sms } = settings;
  return [
    ...(demo !== null && (mail === null || sms === null)
      ? [`  Sent mail and SMS  ${publicUrl}/dev/outbox`]
      : []),
    ...(linePlaces(settings)?.isExample ? [`  Example LINE       ${publicUrl}${EXAMPLE_LINE_PATH}`] : []),
  ];
}

function variantLines({ publicUrl, organizationHosts }: NoticeSettings): string[] {
  const { protocol, port } = new URL(publicUrl);
  const addressOf = (host: string) => (host.includes(':') || port === '' ? host : `${host}:${port}`);
  return [
    `  General            ${publicUrl}/?role=hatch`,
    `  Insurance          ${publicUrl}/?role=aflac`,
    ...organizationHosts.map(
      ({ organization, host }) => `  ${organization.padEnd(18)} ${protocol}//${addressOf(host)}`,
    ),
  ];
}
