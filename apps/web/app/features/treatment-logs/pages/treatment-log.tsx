import type { ReadLog as StoredLog } from '@hidamari/contract/treatment-logs';
import { screenHref } from '@hidamari/domain/screens';
import { Container } from '@hidamari/ui/container';
import { PageHeading } from '@hidamari/ui/page-heading';
import { PageQueries } from '../../../shell/data/page-queries.tsx';
import { PartBoundary } from '../../../shell/fault-boundary.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { BackLink, OwnButtonLink } from '../../../shell/page-links.tsx';
import { pageMeta } from '../../../shell/page-meta.ts';
import { LogComments } from '../components/comments/log-comments.tsx';
import { DeleteLog } from '../components/details/delete-log.tsx';
import { LogDetails } from '../components/details/log-details.tsx';
import { LogOrWait } from '../components/details/log-or-wait.tsx';
import { SavedNotices } from '../components/details/saved-notices.tsx';
import { UnsentImagesNotice } from '../components/details/unsent-images-notice.tsx';
import { LogTags } from '../components/list/log-tags.tsx';
import { LogVisitAnswers } from '../components/next-visit/log-visit-answers.tsx';
import { loadLog, startLoadingLog } from '../log-page-data.ts';
import { logHeading, logMoment } from '../log-words/log-heading.ts';
import type { Route } from './+types/treatment-log';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export function loader({ context, params }: Route.LoaderArgs) {
  return loadLog(context, params.id);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return startLoadingLog(params.id);
}

/** One log with everything that was written (U-T04). */
export default function TreatmentLog({ loaderData, params }: Route.ComponentProps) {
  return (
    <PageQueries state={loaderData.state}>
      <Container width="mid" className="pb-16">
        <LogOrWait id={params.id} title="治療ログの記録">
          {(log) => <Written log={log} />}
        </LogOrWait>
      </Container>
    </PageQueries>
  );
}

/** Correcting and deleting are the member's alone (G42). */
function Written({ log }: { log: StoredLog }) {
  const { member } = usePageData();
  return (
    <>
      <PageHeading
        before={
          <>
            <BackLink href={screenHref('/treatment-logs')}>治療ログへ戻る</BackLink>
            <p className="ui-num font-bold text-ink-soft">{logMoment(log)}</p>
          </>
        }
      >
        {logHeading(log)}
      </PageHeading>
      <SavedNotices log={log} />
      <div className="flex flex-wrap gap-1.5 pb-8">
        <LogTags log={log} />
      </div>
      <UnsentImagesNotice logId={log.id} />
      <LogDetails log={log} />
      <PartBoundary what="聞いたこと">
        <LogVisitAnswers log={log} />
      </PartBoundary>
      <LogComments log={log} />
      <p className="ui-meta pt-8">
        {log.share_with_supporter
          ? 'この記録は、相談で「登録内容と治療ログも見せる」を選んでいる間、あなたの相談員が読み、コメントを書けます。'
          : 'この記録は、相談員に見せていません。'}
        これはあなたの記録です。診断ではありません。
      </p>
      <div className="flex flex-wrap gap-3 pt-6">
        <OwnButtonLink kind="plain" icon="pen" href={screenHref('/treatment-logs/:id/edit', { id: log.id })}>
          直す
        </OwnButtonLink>
        {member?.acting ? null : <DeleteLog log={log} />}
      </div>
    </>
  );
}
