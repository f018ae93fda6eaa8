import { createEmbeddedContentServer } from '@hidamari/adapters/content/embedded';
import { createEmbeddedSource } from '@hidamari/adapters/content/embedded-source';
import type { ContentSource } from '@hidamari/adapters/content/port';
import { SAMPLE_COLLECTIONS } from '@hidamari/adapters/content/sample-collections';
import { createEmbeddedGateway } from '@hidamari/adapters/handover/embedded';
import type { PartnerGateway } from '@hidamari/adapters/handover/port';
import { createEmbeddedMail } from '@hidamari/adapters/mail/embedded';
import type { MailSender } from '@hidamari/adapters/mail/port';
import { createEmbeddedLine } from '@hidamari/adapters/messaging/embedded';
import type { Line } from '@hidamari/adapters/messaging/port';
import { createEmbeddedSms } from '@hidamari/adapters/sms/embedded';
import type { SmsSender } from '@hidamari/adapters/sms/port';
import type { HandoverPartner } from '@hidamari/domain/handover';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../dependencies.ts';
import { saveLineIn, saveMailIn, saveSmsIn } from '../modules/mail/index.ts';
import { createExampleLineStore, type ExampleLine } from './example-line/example-line.store.ts';
import { exampleLineSecret } from './example-line/example-line-secret.ts';
import { examplePartnerKey } from './example-partner/example-partner-key.ts';
import type { ContentServer } from './sample-content/content-server.plugin.ts';

/** The key under which a demo's content can be read; the samples are no secret. */
const SAMPLE_CONTENT_KEY = 'sample-content';

interface Shelf {
  database: Database;
  clock: Clock;
}

/** The sample content as the pages read it. */
export async function openSampleContent(clock: Clock): Promise<ContentSource> {
  return createEmbeddedSource({ clock });
}

/** The sample content for readers outside this process. */
export function openContentServer(clock: Clock): ContentServer {
  return createEmbeddedContentServer({ collections: SAMPLE_COLLECTIONS, apiKey: SAMPLE_CONTENT_KEY, clock });
}

/** Mail that is kept to be read at /dev/outbox. */
export async function openEmbeddedMail(shelf: Shelf): Promise<MailSender> {
  return createEmbeddedMail(saveMailIn(shelf));
}

/** SMS that are kept to be read there. */
export async function openEmbeddedSms(shelf: Shelf): Promise<SmsSender> {
  return createEmbeddedSms(saveSmsIn(shelf));
}

/** What the example LINE knows, in the portal's database. */
export function openExampleStore({ database, clock }: Shelf): ExampleLine {
  return createExampleLineStore({ database, clock, saveMessage: saveLineIn({ database, clock }) });
}

/** LINE as the portal calls it, answered by the example. */
export async function openExampleLine(settings: Settings, { database, clock }: Shelf): Promise<Line> {
  const store = openExampleStore({ database, clock });
  return createEmbeddedLine({ store, clock, secret: exampleLineSecret(settings) });
}

/** The way to the example page of a partner. */
export async function openExampleGateway(
  settings: Settings,
  partner: HandoverPartner,
): Promise<PartnerGateway> {
  const { publicUrl: issuer } = settings;
  return createEmbeddedGateway({ partner, issuer, key: examplePartnerKey(settings, partner) });
}
