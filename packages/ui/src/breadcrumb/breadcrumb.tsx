import { Link } from '../link/index.ts';

/** A place on the way; the last is this page and has no address. */
export type Crumb = { label: string; href?: string };

/** The way from home to here. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="現在の位置" className="ui-breadcrumb" data-print="hide">
      <ol>
        {crumbs.map(({ label, href }) => (
          <li key={label}>
            {href ? <Link href={href}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
