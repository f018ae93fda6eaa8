import type { Settings } from './config/settings.ts';
import { SettingsError } from './config/settings-error.ts';
import type { Demo } from './demo/index.ts';

/** The one problem of the settings that depends on how the server was built. */
const LEFT_OUT = {
  setting: 'DEPLOYMENT',
  problem:
    'local, as it is where nothing is written; this is a production build, without demo members, sample content, kept ' +
    'mail and SMS, the example LINE, the example pages of partners and /dev/outbox',
  remedy:
    'Write DEPLOYMENT=production, with the settings that it requires; or build with npm run build, which has them.',
};

/**
 * What serves a demo alone, `demo/`. The only import of it: `npm run build -- --production` puts null in its place
 * (`tools/bootstrap/bundle-server.mjs`). Throws SettingsError in such a build.
 */
export async function importDemo(): Promise<Demo> {
  const { demo }: { demo: Demo | null } = await import('./demo/index.ts');
  if (demo === null) throw new SettingsError([LEFT_OUT]);
  return demo;
}

/**
 * The same where the settings ask for it, null elsewhere. `readSettings` lets a local deployment alone be a demo, and do
 * without a content service, mail, SMS, LINE and partners.
 */
export async function loadDemo({
  deployment,
  demo,
  content,
}: Pick<Settings, 'deployment' | 'demo' | 'content'>): Promise<Demo | null> {
  return deployment === 'local' || demo !== null || content === null ? importDemo() : null;
}
