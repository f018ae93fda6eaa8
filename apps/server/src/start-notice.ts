import { hotlinesToVerify } from '@hidamari/domain/emergency';
import type { Settings } from './config/settings.ts';

/** Who can log in to a demo portal, as the seeding of demo members reports them. */
export interface DemoAccounts {
  /** Log-in name and, in words, who that is. */
  members: readonly { login: string; description: string }[];
  /** A supporter's log-in name and the secret for an authenticator app. */
  supporter?: { login: string; authenticatorSecret: string };
}

type NoticeSettings = Pick<Settings, 'publicUrl' | 'organizationHosts' | 'demo' | 'mail' | 'sms'>;

/**
 * What `npm start` says once the portal answers.
 * @param today in Japan, `YYYY-MM-DD`: emergency numbers, and the areas of #7119, that nobody compared for 180 days are named (G119).
 */
export function startNotice(settings: NoticeSettings, accounts: DemoAccounts | null, today: string): string {
  const lines = ['', `Hidamari is ready: ${settings.publicUrl}`, '', ...variantLines(settings)];
  if (settings.demo !== null && accounts !== null) {
    lines.push('', `  Demo members, password ${settings.demo.password}`);
    for (const { login, description } of accounts.members) lines.push(`    ${login}  ${description}`);
    if (accounts.supporter) {
      const { login, authenticatorSecret } = accounts.supporter;
      lines.push(`    ${login}  supporter, authenticator secret ${authenticatorSecret}`);
    }
  }
  if (settings.demo !== null && (settings.mail === null || settings.sms === null)) {
    lines.push('', `  Sent mail and SMS  ${settings.publicUrl}/dev/outbox`);
  }
  const hotlines = hotlinesToVerify(today).map(({ number }) => number);
  if (hotlines.length > 0) {
    lines.push('', `  Emergency numbers to compare again (docs/operations.md): ${hotlines.join(', ')}`);
  }
  return `${[...lines, '', '  Stop with Ctrl+C.'].join('\n')}\n\n`;
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
