import { createHash } from 'node:crypto';
import {
  OUTSIDE_TABLE_VERSION,
  type OutsideInUse,
  type Processor,
} from '@hidamari/domain/outside-transmission';
import { offeredPartners } from '../../config/offered-partners.ts';
import type { Settings } from '../../config/settings.ts';

export type OutsideSettings = Pick<
  Settings,
  | 'deployment'
  | 'measurement'
  | 'chatPlus'
  | 'identity'
  | 'content'
  | 'database'
  | 'mail'
  | 'sms'
  | 'objectStorage'
  | 'crm'
  | 'partners'
  | 'line'
>;

/** What may leave by these settings (G148); without any of them nothing does. */
export function outsideInUse(settings: OutsideSettings): OutsideInUse {
  const { measurement, chatPlus, identity, content, line } = settings;
  return {
    measurement: measurement?.company ?? null,
    chat: chatPlus !== null,
    line: line !== null,
    login: identity !== null,
    partners: offeredPartners(settings),
    pictureHosts: (content?.imageOrigins ?? []).map((origin) => new URL(origin).host),
    processors: processorsOf(settings),
  };
}

function processorsOf({ database, content, mail, sms, objectStorage, crm }: OutsideSettings): Processor[] {
  const isSet: Readonly<Record<Processor, boolean>> = {
    database: database.url !== null,
    content: content !== null,
    mail: mail !== null,
    sms: sms !== null,
    files: objectStorage !== null,
    surveys: crm !== null,
  };
  return (Object.keys(isSet) as Processor[]).filter((processor) => isSet[processor]);
}

/**
 * Who measures, and the version of what a person is asked: of the table, and of who receives. A consent given to one
 * company is none for another.
 */
export function measurementFor({
  measurement,
}: Pick<Settings, 'measurement'>): { company: string; version: string } | null {
  if (measurement === null) return null;
  const { company, scriptUrl } = measurement;
  const receiver = createHash('sha256')
    .update(`${company} ${new URL(scriptUrl).origin}`)
    .digest('hex');
  return { company, version: `${OUTSIDE_TABLE_VERSION}-${receiver.slice(0, 8)}` };
}
