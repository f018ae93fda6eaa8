import { PassThrough, Writable } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { holdScripts } from './held-scripts.ts';
import { pageContext } from './page-context.ts';
import { PageNonce } from './shell/page-nonce.ts';

/** A page that has not rendered after this many milliseconds is cut off. */
export const streamTimeout = 5_000;

/**
 * Renders a page. A person's own page is streamed; one that will be kept for everybody is rendered whole first.
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
          const answer = (body: BodyInit) => resolve(new Response(body, { headers, status: answered }));
          if (renderWhole) {
            pipe(
              inOnePiece((page) => answer(holdScripts(page)))
                .on('close', () => clearTimeout(timer))
                .on('error', reject),
            );
            return;
          }
          const body = new PassThrough({
            final(done) {
              clearTimeout(timer);
              done();
            },
          });
          answer(createReadableStreamFromReadable(body));
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

/** Takes in a page and gives it on once it is whole. A stream would hand a page that waits for its end on in many pieces. */
function inOnePiece(give: (page: string) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    // Nobody reads meanwhile, so nothing has to wait.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      give(Buffer.concat(pieces).toString());
      done();
    },
  });
}

/** Loader and rendering faults go to the server's log (by allow-list), never to the page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  (context as RouterContextProvider).get(pageContext).report?.(error);
};
