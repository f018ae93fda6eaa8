import Link from 'next/link';
import { createElement } from 'react';

/** One element of the page, or one text. A server component: nothing of it is sent as a script. */
export function PageNode({ node }) {
  if (typeof node === 'string') return node;
  const { name, attributes, children } = node;
  // Walks inside the portal are links of the router, as a Next page writes them.
  const element = name === 'a' && attributes.href?.startsWith('/') ? Link : name;
  return createElement(
    element,
    attributes,
    ...children.map((child, at) =>
      typeof child === 'string' ? child : createElement(PageNode, { key: at, node: child }),
    ),
  );
}
