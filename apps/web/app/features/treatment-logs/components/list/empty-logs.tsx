import { screenHref } from '@hidamari/domain/screens';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { EmptyState } from '@hidamari/ui/empty-state';

/** No log yet: what to do first, and that little is enough. */
export function FirstLog() {
  return (
    <EmptyState
      title="まだ記録はありません"
      actions={
        <ButtonLink href={screenHref('/treatment-logs/new')} icon="plus">
          記録をつける
        </ButtonLink>
      }
    >
      ひとことでも、体温だけでも大丈夫です。残しておくと、次の診察で伝えやすくなります。
    </EmptyState>
  );
}

/** Nothing matches the filters. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="あてはまる記録はありません"
      actions={
        <Button kind="plain" onClick={onClear}>
          すべての記録を見る
        </Button>
      }
    >
      言葉をかえるか、しぼりこみをやめると、見つかることがあります。
    </EmptyState>
  );
}
