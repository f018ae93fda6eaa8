import '../components/legal-text.css';
import type { LegalKind } from '@hidamari/contract/content';
import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { matchScreen, type ScreenPath } from '@hidamari/domain/screens';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { Breadcrumb } from '@hidamari/ui/breadcrumb';
import { Container } from '@hidamari/ui/container';
import { PageHeading } from '@hidamari/ui/page-heading';
import { Prose } from '@hidamari/ui/prose';
import { pageContext } from '../../../page-context.ts';
import { CleanHtml } from '../../../parts/content/clean-html.tsx';
import { StaleNote } from '../../../parts/content/content-notes.tsx';
import { contentOrFault, noSuchPage } from '../../../shell/content-fault.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import type { Route } from './+types/legal-text';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** The text of the variant the address names, on every host; else of the variant it is opened on. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const screen = matchScreen(url.pathname)?.screen;
  const kind = legalKindAt(screen?.path ?? '');
  if (!screen || !kind) throw noSuchPage(page);
  const { value, stale } = await contentOrFault(
    page,
    page.content.legalText(kind, screen.ofVariant ?? page.variant),
  );
  // Named one by one: the operator's note stays on the server.
  const { title, body, version, date, bundled, stands_in } = value;
  return {
    text: { title, body, version, date },
    /** As the table of screens calls it: without the name of the product, short enough for a trail. */
    crumb: screen.title,
    audience: screen.ofVariant && VARIANTS[screen.ofVariant].audience,
    /** The policy came with the product, or stands in for a public site that cannot be read: a copy of its day (G12). */
    isCopy: kind === 'privacy-policy' && (bundled || stands_in),
    isStale: stale,
  };
}

/** What stands in brackets goes to the next line whole where there is no room for it. */
function TitleWithBrackets({ title }: { title: string }) {
  return title.split(/(（[^）]*）)/).map((part) =>
    part.startsWith('（') ? (
      <span key={part} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Terms, privacy and policies (G32): the text, its version and the day from which it holds. */
export default function LegalTextPage({
  loaderData: { text, crumb, audience, isCopy, isStale },
}: Route.ComponentProps) {
  const day = formatPlainDate(text.date);
  return (
    <Container width="narrow" className="legal-text">
      <Breadcrumb crumbs={[{ label: 'ホーム', href: '/' }, { label: crumb }]} />
      <PageHeading before={audience ? <p className="ui-meta">{`${audience}へ`}</p> : null}>
        <TitleWithBrackets title={text.title} />
      </PageHeading>
      <p className="legal-text-version ui-meta ui-num">
        <span>{`第${text.version}版`}</span>
        <time dateTime={text.date}>{isCopy ? `${day}時点` : `${day}から`}</time>
      </p>
      {isStale ? <StaleNote /> : null}
      <Prose>
        <CleanHtml html={text.body} className="legal-text-body" />
      </Prose>
    </Container>
  );
}

/** Which legal text stands at which address (specification section 2.1, G12, G32). */
const KIND_OF_PATH = {
  '/terms/hatch': 'terms',
  '/terms/aflac': 'terms',
  '/terms/chofu': 'terms',
  '/privacy': 'privacy-policy',
  '/privacy/chofu': 'privacy-rule',
  '/site-policy/aflac': 'site-policy',
  '/site-policy/hatch': 'site-policy',
  '/site-policy/chofu': 'site-policy',
  '/service-policy': 'service-policy',
} as const satisfies Partial<Record<ScreenPath, LegalKind>>;

type LegalPath = keyof typeof KIND_OF_PATH;

/** The kind of text a screen of the table shows; null for any other screen. */
function legalKindAt(path: string): LegalKind | null {
  return Object.hasOwn(KIND_OF_PATH, path) ? KIND_OF_PATH[path as LegalPath] : null;
}
