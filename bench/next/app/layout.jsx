import page from '../page.json';
import { PageNode } from './page-node.jsx';

export const metadata = { title: page.title };

/** The frame of every page: head, menus, foot. */
export default function Layout({ children }) {
  return (
    <html lang="ja">
      <body>
        {page.before.map((node, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page that stands still has no other names for its parts.
          <PageNode key={at} node={node} />
        ))}
        <main id="main">{children}</main>
        {page.after.map((node, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <PageNode key={at} node={node} />
        ))}
      </body>
    </html>
  );
}
