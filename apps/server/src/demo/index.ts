import type { ContentSource } from '@hidamari/adapters/content/port';
import type { PartnerGateway } from '@hidamari/adapters/handover/port';
import type { MailSender } from '@hidamari/adapters/mail/port';
import type { Line } from '@hidamari/adapters/messaging/port';
import type { SmsSender } from '@hidamari/adapters/sms/port';
import type { HandoverPartner } from '@hidamari/domain/handover';
import type { FastifyPluginAsync } from 'fastify';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import type { Clock, Dependencies } from '../dependencies.ts';
import type { PluginTools } from '../http/plugin-tools.ts';
import type { LookUpSamples } from '../modules/look-ups/index.ts';
import type { DemoAccounts } from '../start-notice.ts';
import type { DemoModules } from './seed-demo-portal.ts';

interface Shelf {
  database: Database;
  clock: Clock;
}

/** What a local deployment has and a production does not. Each part is loaded once it is asked for. */
export interface Demo {
  /** The sample content, in place of a content service. */
  openSampleContent(clock: Clock): Promise<ContentSource>;
  /** In place of a mail server and of an SMS service, the database keeps what would be sent. */
  openEmbeddedMail(shelf: Shelf): Promise<MailSender>;
  openEmbeddedSms(shelf: Shelf): Promise<SmsSender>;
  /** The example LINE, in place of LINE. */
  openExampleLine(settings: Settings, shelf: Shelf): Promise<Line>;
  /** The way to the example page of a partner that is not set up. */
  openExampleGateway(settings: Settings, partner: HandoverPartner): Promise<PartnerGateway>;
  /** Its addresses, as far as the settings ask for them: /example-line, /partner, /dev/outbox, /content-server. */
  plugins(dependencies: Dependencies): Promise<FastifyPluginAsync<PluginTools>[]>;
  /** Hospitals and medicines to choose from, where no real list was read in. */
  lookUpSamples(): Promise<LookUpSamples>;
  /** The people to look around as, with their histories; answers who can log in, null where this is no demo. */
  seed(dependencies: Dependencies, modules: DemoModules): Promise<DemoAccounts | null>;
}

export const demo: Demo = {
  openSampleContent: async (clock) => (await import('./stand-ins.ts')).openSampleContent(clock),
  openEmbeddedMail: async (shelf) => (await import('./stand-ins.ts')).openEmbeddedMail(shelf),
  openEmbeddedSms: async (shelf) => (await import('./stand-ins.ts')).openEmbeddedSms(shelf),
  openExampleLine: async (settings, shelf) =>
    (await import('./stand-ins.ts')).openExampleLine(settings, shelf),
  openExampleGateway: async (settings, partner) =>
    (await import('./stand-ins.ts')).openExampleGateway(settings, partner),
  plugins: async (dependencies) => (await import('./demo-plugins.ts')).demoPlugins(dependencies),
  lookUpSamples: async () => {
    const { SAMPLE_HOSPITALS, SAMPLE_MEDICINES } = await import('@hidamari/sample-content/look-ups');
    return { hospitals: SAMPLE_HOSPITALS, medicines: SAMPLE_MEDICINES };
  },
  seed: async (dependencies, modules) =>
    (await import('./seed-demo-portal.ts')).seedDemoPortal(dependencies, modules),
};
