/** An element as React takes it; a text stands as itself. */
export interface PageElement {
  name: string;
  attributes: Record<string, unknown>;
  children: PageNode[];
}
export type PageNode = PageElement | string;

/** A comment, a tag, or a text. React writes every attribute with double quotes, and closes what has no content. */
const PIECES = /<!--.*?-->|<(?<end>\/?)(?<name>[a-z][\w-]*)(?<attributes>[^>]*?)(?<empty>\/?)>|[^<]+/gis;
const ATTRIBUTES = /([^\s=]+)="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** What a page that React has written shows, without its scripts: the children of its body. */
export function elementsOf(page: string): PageNode[] {
  const body = /<body[^>]*>(.*)<\/body>/s.exec(page)?.[1] ?? '';
  const root: PageElement = { name: 'body', attributes: {}, children: [] };
  const open = [root];
  for (const { 0: piece, groups = {} } of body.replace(/<script\b.*?<\/script>/gs, '').matchAll(PIECES)) {
    if (piece.startsWith('<!--')) continue;
    const parent = open.at(-1) ?? root;
    if (groups.name === undefined) parent.children.push(readText(piece));
    else if (groups.end) open.pop();
    else {
      const element = {
        name: groups.name,
        attributes: readAttributes(groups.attributes ?? ''),
        children: [],
      };
      parent.children.push(element);
      if (!groups.empty) open.push(element);
    }
  }
  if (open.length !== 1) throw new Error('The page is not written as React writes pages.');
  return root.children;
}

/** How many elements there are, all the way down. */
export function countElements(nodes: readonly PageNode[]): number {
  return nodes.reduce(
    (sum, node) => (typeof node === 'string' ? sum : sum + 1 + countElements(node.children)),
    0,
  );
}

function readText(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');
}

function readAttributes(text: string): Record<string, unknown> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTES)].map(([, name = '', value = '']) => [nameInReact(name), readText(value)]),
  );
}

/** The names that React has for itself; it writes all others as they come. */
function nameInReact(name: string): string {
  return name === 'class' ? 'className' : name;
}
