import type { Dependencies } from '../../dependencies.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { sitemapPlugin } from './sitemap.plugin.ts';

/** What search engines ask for: which pages there are, and which may be fetched. */
export function createSitemapModule({
  content,
  settings,
}: Pick<Dependencies, 'content' | 'settings'>): ModuleWith<'plugins'> {
  return { plugins: [sitemapPlugin({ content, publicUrl: settings.publicUrl })] };
}
