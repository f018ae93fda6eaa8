import page from '../../page.json';
import { PageNode } from '../page-node.jsx';

/** Drawn for each request, as the portal draws a page that its cache does not know. */
export const dynamic = 'force-dynamic';

export default function Articles() {
  return page.main.map((node, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page that stands still has no other names for its parts.
    <PageNode key={at} node={node} />
  ));
}
