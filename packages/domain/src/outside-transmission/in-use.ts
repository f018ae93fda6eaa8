import { screenAt } from '../screens/index.ts';
import { VARIANTS, type VariantKey } from '../site-variants/index.ts';
import { isPartner, PARTNER_PAGES } from './partner-pages.ts';
import { RECIPIENTS, type Recipient } from './recipients.ts';

/** Companies that work for the portal on its own servers' behalf: by what they do, since no browser speaks to them. */
export const PROCESSORS = {
  database: '会員の情報や記録の保管',
  content: '記事やお知らせの管理',
  mail: 'メールの送信',
  sms: 'SMS（確認コード）の送信',
  files: '写真などのファイルの保管',
} as const;
export type Processor = keyof typeof PROCESSORS;

/** What this deployment's settings turn on. */
export interface OutsideInUse {
  /** Company that measures; null: nobody does. */
  readonly measurement: string | null;
  /** An outside chat stands in place of the built-in one. */
  readonly chat: boolean;
  /** The login is another company's. */
  readonly login: boolean;
  /** Hosts from which pages bring pictures. */
  readonly pictureHosts: readonly string[];
  readonly processors: readonly Processor[];
}

/** A recipient as one variant's page names it. */
export interface NamedRecipient extends Omit<Recipient, 'recipient'> {
  readonly recipient: string;
  readonly isInUse: boolean;
}

interface Facts {
  readonly variant: VariantKey;
  readonly inUse: OutsideInUse;
  /** Companies by the id of their service, as the content service names them; a missing one has no page here. */
  readonly partners: Readonly<Record<string, string>>;
}

/** Said where nobody is named yet: the name comes with the setting. */
const NOT_CHOSEN = '使うときに、ここに会社の名前を書きます';

const MICROCMS = 'microcms-assets.io';

/** Whose servers hold the pictures: the content service's own by its company, others by their host. */
function pictureHolders(hosts: readonly string[]): string {
  const named = hosts.map((host) =>
    host === MICROCMS || host.endsWith(`.${MICROCMS}`) ? '株式会社microCMS' : host,
  );
  return [...new Set(named)].join('、') || NOT_CHOSEN;
}

/** Every recipient that this variant's people can meet, with who it is and whether it is in use now (G148). */
export function recipientsFor({ variant, inUse, partners }: Facts): NamedRecipient[] {
  const isMet = ({ id }: Recipient) => {
    if (isPartner(id)) return id in partners && screenAt(PARTNER_PAGES[id]).on.includes(variant);
    return id !== 'chat' || VARIANTS[variant].channels.includes('chat');
  };
  const uses: Readonly<Record<string, boolean>> = {
    measurement: inUse.measurement !== null,
    chat: inUse.chat,
    login: inUse.login,
    pictures: inUse.pictureHosts.length > 0,
  };
  const names: Readonly<Record<string, string | null>> = {
    measurement: inUse.measurement,
    pictures: pictureHolders(inUse.pictureHosts),
    ...partners,
  };
  return RECIPIENTS.filter(isMet).map((recipient) => ({
    ...recipient,
    recipient: recipient.recipient ?? names[recipient.id] ?? NOT_CHOSEN,
    // Where no setting decides it, the person's own press does.
    isInUse: uses[recipient.id] ?? true,
  }));
}
