import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageContext } from './page-context.ts';
import { PageNonce } from './shell/page-nonce.ts';

/** A page that has not rendered after this many milliseconds is cut off. */
export const streamTimeout = 5_000;

/**
 * Renders a page of the application. A person's own page is streamed; one that will be kept for everybody is rendered
 * whole before its first byte leaves.
 * The nonce goes on the scripts and styles of the page and into no data.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, renderWhole } = loadContext.get(pageContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const readyEvent = renderWhole ? 'onAllReady' : 'onShellReady';
  const withNonce = nonce === undefined ? {} : { nonce };

  return new Promise((resolve, reject) => {
    let answered = status;
    const { pipe, abort } = renderToPipeableStream(
      <PageNonce value={nonce}>
        <ServerRouter context={routerContext} url={request.url} {...withNonce} />
      </PageNonce>,
      {
        ...withNonce,
        [readyEvent]() {
          const body = new PassThrough({
            final(done) {
              clearTimeout(timer);
              done();
            },
          });
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: answered }));
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          answered = 500;
          loadContext.get(pageContext).report?.(error);
        },
      },
    );
    const timer = setTimeout(() => abort(), streamTimeout + 1_000);
  });
}

/** Loader and rendering faults go to the server's log (by allow-list), never to the page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  (context as RouterContextProvider).get(pageContext).report?.(error);
};
