import '@hidamari/ui/styles.css';
import { isDeskPath } from '@hidamari/domain/access';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { type ReactNode, use } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { Route } from './+types/root';
import { DocumentParts, useIsDocument } from './document/document-parts.ts';
import { HOLD_EARLY_INPUT_SCRIPT, useEarlyInput } from './shell/forms/early-input.ts';
import { Chrome } from './shell/frame/chrome.tsx';
import { FaultPage } from './shell/frame/fault-page.tsx';
import { PortalProviders } from './shell/frame/portal-providers.tsx';
import { type PageData, pageDataOf } from './shell/page-data.ts';
import { PageNonce } from './shell/page-nonce.ts';
import { READING_SETTINGS_SCRIPT } from './shell/reading-settings.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { page: await pageDataOf(context) };
}

/**
 * Who somebody is changes with a whole new page only (login, logout), so the shell asks once. At the desk it asks each
 * time: its head tells the hours, and staff change them there.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return isDeskPath(currentUrl.pathname) && isDeskPath(nextUrl.pathname);
}

/** What cannot wait for the other scripts. */
const FIRST_SCRIPT = [READING_SETTINGS_SCRIPT, HOLD_EARLY_INPUT_SCRIPT].join(';');

/** Last element of the page: what stands before it is whole. */
const PAGE_END = 'page-end';

function Document({ page, children }: { page: PageData | undefined; children: ReactNode }) {
  useEarlyInput();
  const theme = page ? VARIANTS[page.variant].theme : 'general';
  const nonce = use(PageNonce);
  const withNonce = nonce === undefined ? {} : { nonce };
  const OwnHead = use(DocumentParts)?.Head;
  return (
    <html
      lang="ja"
      data-variant={theme}
      data-text={page?.member?.reading.text ?? 'standard'}
      data-furigana={page?.member?.reading.furigana ?? 'off'}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Nothing is drawn of half a page: on a slow telephone its parts would move as the rest is read (decision 0015). */}
        <link rel="expect" href={`#${PAGE_END}`} blocking="render" />
        <Meta />
        <Links {...withNonce} />
        <script
          {...withNonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of our own; as children its quotes would be escaped.
          dangerouslySetInnerHTML={{
            __html: OwnHead === undefined ? FIRST_SCRIPT : READING_SETTINGS_SCRIPT,
          }}
        />
        {OwnHead && page ? <OwnHead page={page} nonce={nonce} /> : null}
      </head>
      <body>
        {children}
        <template id={PAGE_END} />
        <FrameworkScripts nonce={nonce} />
      </body>
    </html>
  );
}

/** The router in the browser; a document has none of it. */
function FrameworkScripts({ nonce }: { nonce: string | undefined }) {
  const withNonce = nonce === undefined ? {} : { nonce };
  if (useIsDocument()) return null;
  return (
    <>
      <ScrollRestoration {...withNonce} />
      <Scripts {...withNonce} />
    </>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Document page={loaderData.page}>
      <PortalProviders page={loaderData.page}>
        <Chrome>
          <Outlet />
        </Chrome>
      </PortalProviders>
    </Document>
  );
}

/** A fault anywhere: the page that says what to do next, with the telephone, in the frame where that is known. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const page = loaderData?.page;
  return (
    <Document page={page}>
      <FaultPage error={error} page={page} />
    </Document>
  );
}
