import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';

export type OfflineBarProps = {
  isOffline: boolean;
  /** Default: what is typed still stands there, which is the first thing a person wants to know. */
  text?: string;
  onRetry?: () => void;
};

/**
 * A quiet bar while there is no connection. Its region is always there, so that its words are spoken; the script of a
 * document shows and hides the bar itself.
 */
export function OfflineBar(props: OfflineBarProps) {
  const { isOffline, text = '通信できませんでした。書いたものは、この画面に残っています。', onRetry } = props;
  return (
    <div role="status" data-print="hide">
      <div className="ui-offline" hidden={!isOffline}>
        <Icon name="refresh" size={22} />
        <span>{text}</span>
        {onRetry ? (
          <Button kind="quiet" onClick={onRetry}>
            再送
          </Button>
        ) : null}
      </div>
    </div>
  );
}
