import { Card } from '@hidamari/ui/card';
import { SwitchRow } from '@hidamari/ui/switch-row';
import { ChoiceFault } from './choice-fault.tsx';
import { NoticesPart } from './notices-part.tsx';
import type { PartProps } from './part-props.ts';

/** Whether home offers articles on what the member's own records say. */
export function LogArticlesPart({ choices, choose, isReadOnly, ...fault }: PartProps) {
  return (
    <NoticesPart id="log-articles" title="ホームの案内">
      <ChoiceFault {...fault} of={['is_shown_log_articles']} />
      <Card>
        <SwitchRow
          label="記録に近い記事を出す"
          note="この2週間の治療ログに「強い」と書いた症状について、記事をホームに出します。"
          checked={choices.is_shown_log_articles}
          disabled={isReadOnly}
          onChange={(isOn) => choose({ is_shown_log_articles: isOn })}
        />
      </Card>
    </NoticesPart>
  );
}
