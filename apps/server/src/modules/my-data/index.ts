import type { ModuleWith } from '../../portal-module.ts';
import { createDownloadAddresses } from './download-address.ts';
import { downloadsPlugin } from './downloads.plugin.ts';
import { myDataRoutes } from './my-data.routes.ts';
import type { MyDataNeeds } from './my-data-needs.ts';

export { profileSection } from './profile-section.ts';
export {
  favouritesSection,
  handoversSection,
  monitorSection,
  promptsSection,
  thresholdSection,
  visitsSection,
} from './sections.ts';

/** A member's own data to take along and to bring back (G136; decision 0036). Nothing of it is stored. */
export function createMyDataModule(needs: MyDataNeeds): ModuleWith<'routes' | 'plugins'> {
  const addresses = createDownloadAddresses(needs.settings.sessionSecrets);
  return {
    routes: myDataRoutes(needs, addresses),
    plugins: [downloadsPlugin(needs, addresses)],
  };
}
