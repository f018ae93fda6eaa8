import { Writable } from 'node:stream';
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
 * Renders a page of the application whole: its loaders have answered before the first element is drawn, so nothing of it
 * could leave earlier, and one text costs less to pass on and to compress than pieces do.
 * The nonce goes on the scripts and styles of the page and into no data.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, report } = loadContext.get(pageContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const withNonce = nonce === undefined ? {} : { nonce };

  return new Promise((resolve, reject) => {
    let answered = status;
    const { pipe, abort } = renderToPipeableStream(
      <PageNonce value={nonce}>
        <ServerRouter context={routerContext} url={request.url} {...withNonce} />
      </PageNonce>,
      {
        ...withNonce,
        onAllReady() {
          clearTimeout(timer);
          pipe(gathered((html) => resolve(new Response(html, { headers, status: answered }))));
        },
        onShellError: reject,
        onError(error: unknown) {
          answered = 500;
          report?.(error);
        },
      },
    );
    const timer = setTimeout(() => abort(), streamTimeout + 1_000);
  });
}

/** Takes what is written to it, and hands it on in one piece at its end. */
function gathered(then: (whole: Buffer<ArrayBuffer>) => void): Writable {
  const parts: Buffer[] = [];
  return new Writable({
    write(part: Buffer, _encoding, done) {
      parts.push(part);
      done();
    },
    final(done) {
      then(Buffer.concat(parts));
      done();
    },
  });
}

/** Loader and rendering faults go to the server's log (by allow-list), never to the page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  (context as RouterContextProvider).get(pageContext).report?.(error);
};
