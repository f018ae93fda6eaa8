import { Container } from '@hidamari/ui/container';
import { pageContext } from '../../../page-context.ts';
import { PreviewBanner } from '../../../parts/content/preview-banner.tsx';
import { contentOrFault } from '../../../shell/content-fault.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { ArticleView } from '../components/article-view.tsx';
import type { Route } from './+types/article-preview';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** The draft of the key in the address; editors alone come this far (G27). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const draftKey = url.searchParams.get('draftKey') ?? '';
  const { value: article } = await contentOrFault(page, page.content.getArticleDraft(params.id, draftKey));
  return { article };
}

/** /articles-preview/:id: an article as it will look. */
export default function ArticlePreview({ loaderData: { article } }: Route.ComponentProps) {
  return (
    <Container width="wide">
      <PreviewBanner leftOut={article.left_out} />
      <ArticleView article={article} />
    </Container>
  );
}
