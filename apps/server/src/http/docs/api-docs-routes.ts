import { buildOpenApi, type OpenApiDocument, type OpenApiOperation } from '@hidamari/contract/openapi';
import { PRODUCT_NAME } from '@hidamari/domain/site-variants';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Html, html, plainPage } from '../html.ts';

/** A readable page of the API document: no script, so it works under the strictest policy. */
function apiDocsPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const sections = document.tags.map(({ name }) => {
    const rows = operations.filter(({ operation }) => operation.tags.includes(name));
    return html`<section>
<h2 id="${name}">${name}</h2>
${rows.map(operationEntry)}
</section>
`;
  });
  const { title, description } = document.info;
  const main = html`<h1>${title}</h1>
<p>${description} <a href="/api/openapi.json">openapi.json</a></p>
<nav aria-label="Contents"><ul>${document.tags.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}</ul></nav>
${sections}
<section>
<h2 id="error">Error envelope</h2>
<pre>${JSON.stringify(document.components.schemas?.Error, null, 2)}</pre>
</section>`;
  return plainPage({ lang: 'en', title, stylesheet: '/api/docs.css' }, main);
}

interface Entry {
  path: string;
  method: string;
  operation: OpenApiOperation;
}

function operationEntry({ path, method, operation }: Entry): Html {
  const parts: [string, unknown][] = [
    ['Parameters', operation.parameters],
    ['Body', operation.requestBody],
    ['Answers', operation.responses],
  ];
  return html`<article>
<h3><code>${method} ${path}</code> <span>access: ${operation['x-access']}</span></h3>
<p>${operation.summary}${operation['x-own-call'] === undefined ? '' : ` (own call: ${operation['x-own-call']})`}</p>
${parts
  .filter(([, value]) => value !== undefined)
  .map(
    ([label, value]) =>
      html`<details><summary>${label}</summary><pre>${JSON.stringify(value, null, 2)}</pre></details>`,
  )}
</article>
`;
}

/** Style of the page: its own file, since no style may stand in a page. */
const API_DOCS_STYLE = `:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
article { border-top: 1px solid; padding-block: 0.5rem; }
h3 { display: flex; flex-wrap: wrap; gap: 1rem; justify-content: space-between; font-size: 1rem; margin: 0; }
h3 span { font-weight: normal; }
pre { overflow: auto; padding: 0.75rem; border: 1px solid; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.75rem; padding: 0; list-style: none; }
`;

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

let built: { json: string; page: string } | undefined;

/** Built once, since the contract cannot change at run time, and when it is first asked for: it costs a start 0.1 s. */
function apiDocs() {
  if (built === undefined) {
    const document = buildOpenApi({ title: `${PRODUCT_NAME} API`, version: '1', serverUrl: '/api' });
    built = { json: JSON.stringify(document), page: apiDocsPage(document) };
  }
  return built;
}

/** GET /api/openapi.json, and the same to read at /api/docs: for those who build, only with API_DOCS=1. */
export function addApiDocs(app: FastifyInstance): void {
  const add = (url: string, contentType: string, body: () => string) =>
    app.get(url, { config: { kind: 'endpoint', access: 'none' } }, (_request, reply: FastifyReply) =>
      reply
        .header('cache-control', 'public, max-age=300')
        .header('content-security-policy', PAGE_POLICY)
        .header('content-type', contentType)
        .send(body()),
    );
  add('/api/openapi.json', 'application/json; charset=utf-8', () => apiDocs().json);
  add('/api/docs', 'text/html; charset=utf-8', () => apiDocs().page);
  add('/api/docs.css', 'text/css; charset=utf-8', () => API_DOCS_STYLE);
}
