export { sitemapPlugin } from './sitemap.plugin.ts';
