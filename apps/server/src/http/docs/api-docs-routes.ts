import { buildOpenApi } from '@hidamari/contract/openapi';
import { PRODUCT_NAME } from '@hidamari/domain/site-variants';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { API_DOCS_STYLE, apiDocsPage } from './api-docs-page.ts';

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
