import { Button, IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { OutsideImage } from '../illustration/index.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Where a file stands on its way. `checking`: all of it has gone, and is being looked at. */
export type UploadState =
  | { kind: 'waiting'; text: string }
  | { kind: 'sending'; percent: number }
  | { kind: 'checking' }
  | { kind: 'sent' }
  | { kind: 'failed'; text: string; canSendAgain: boolean };

/** One file of the list. */
export type UploadRow = {
  id: string;
  /** What it is called here: 「画像1」「書類2」. */
  name: string;
  /** Beside the name: its size, or the name it has on the telephone. */
  detail?: string | undefined;
  /** Address of its small picture; without it a sheet of paper is drawn. */
  preview?: string | undefined;
  state: UploadState;
};

export type UploadListProps = {
  /** What the list holds, for those who listen: 「画像と書類」. */
  label: string;
  rows: readonly UploadRow[];
  onAgain: (id: string) => void;
  /** Stops the file, or takes it out. */
  onRemove: (id: string) => void;
};

/** Files on their way, one below the other: what is sent, how far the others are, what to do with one that failed. */
export function UploadList({ label, rows, onAgain, onRemove }: UploadListProps) {
  return (
    <>
      {/* Read out as a whole; the bars would talk all the time. */}
      <p role="status" className="ui-visually-hidden">
        {summaryOf(rows)}
      </p>
      {rows.length > 0 ? (
        <ul className="ui-upload-list" aria-label={label}>
          {rows.map((row) => (
            <li key={row.id} className="ui-upload-row" data-state={row.state.kind}>
              <span className="ui-upload-frame">
                {row.preview ? (
                  <OutsideImage src={row.preview} alt="" instead={<Icon name="file" size={32} />} />
                ) : (
                  <Icon name="file" size={32} />
                )}
              </span>
              <div className="ui-upload-words">
                <p>
                  <b>{row.name}</b>
                  {row.detail ? <span className="ui-meta ui-num">{row.detail}</span> : null}
                </p>
                <RowState name={row.name} state={row.state} />
              </div>
              <IconButton
                icon={isUnderWay(row.state) ? 'close' : 'trash'}
                name={isUnderWay(row.state) ? `${row.name}を送るのをやめる` : `${row.name}を外す`}
                wordHidden
                onClick={() => onRemove(row.id)}
              />
              {row.state.kind === 'failed' ? (
                <div className="ui-upload-failed">
                  <p>
                    <Icon name="alert" size={20} />
                    <span>{row.state.text}</span>
                  </p>
                  {row.state.canSendAgain ? (
                    <Button kind="plain" size="small" icon="refresh" onClick={() => onAgain(row.id)}>
                      <VisuallyHidden>{`${row.name}を`}</VisuallyHidden>
                      もう一度送る
                    </Button>
                  ) : null}
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

const isUnderWay = ({ kind }: UploadState) => kind === 'sending' || kind === 'checking' || kind === 'waiting';

function summaryOf(rows: readonly UploadRow[]): string {
  const count = (isMeant: (state: UploadState) => boolean) =>
    rows.filter(({ state }) => isMeant(state)).length;
  const [underWay, failed] = [count(isUnderWay), count(({ kind }) => kind === 'failed')];
  const said = [
    underWay > 0 ? `${underWay}件を送っています。` : '',
    failed > 0 ? `${failed}件を送れませんでした。` : '',
  ].join('');
  return said || (rows.length > 0 ? `${rows.length}件あります。` : '');
}

function RowState({ name, state }: { name: string; state: UploadState }) {
  switch (state.kind) {
    case 'waiting':
      return <p className="ui-meta">{state.text}</p>;
    case 'sending': {
      const percent = Math.round(state.percent);
      return (
        <div className="ui-progress">
          <progress max={100} value={percent} aria-label={`${name}を送っています`} />
          <p className="ui-meta ui-num">{`送っています ${percent}%`}</p>
        </div>
      );
    }
    case 'checking':
      return <p className="ui-meta">確かめています…</p>;
    case 'sent':
      return (
        <p className="ui-upload-sent">
          <Icon name="check" size={20} />
          <span>送りました</span>
        </p>
      );
    case 'failed':
      // Its words have a line of their own, over the whole width.
      return null;
  }
}
