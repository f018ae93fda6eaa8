import type { LogFile } from '@hidamari/contract/treatment-logs';
import { Icon } from '@hidamari/ui/icon';
import { VisuallyHidden } from '@hidamari/ui/visually-hidden';
import { useState } from 'react';
import { fileHref, fileName, sizeWords, thumbnailHref } from '../../log-images/file-words.ts';

type Props = {
  keys: readonly string[];
  /** What the stored log tells of its files; a key that it does not tell of is counted in words. */
  files: readonly LogFile[] | undefined;
};

/** Pictures as small pictures that open the whole one, papers as words that save them. */
export function LogThumbnails({ keys, files = [] }: Props) {
  const known = keys.flatMap((key) => files.find((file) => file.key === key) ?? []);
  const unknown = keys.length - known.length;
  if (keys.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {known.map((file, index) => (
        <li key={file.key}>
          {file.has_thumbnail ? (
            <Picture file={file} name={fileName(false, index + 1)} />
          ) : (
            <Paper file={file} name={fileName(true, index + 1)} />
          )}
        </li>
      ))}
      {unknown > 0 ? <li className="ui-meta">{`画像・書類 ${unknown}個`}</li> : null}
    </ul>
  );
}

const FRAME = 'flex h-[72px] w-24 items-center justify-center overflow-hidden rounded-s border border-line';

/** A small picture that does not come leaves its words, never an empty frame. */
function Picture({ file: { key }, name }: { file: LogFile; name: string }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <a
      href={fileHref(key)}
      target="_blank"
      rel="noopener"
      className={`${FRAME} bg-surface-sunk text-center text-sm leading-snug`}
    >
      {hasFailed ? (
        <span className="px-2">{`${name}を開く`}</span>
      ) : (
        <img
          src={thumbnailHref(key)}
          alt={name}
          loading="lazy"
          decoding="async"
          className="h-full w-full object-cover object-top"
          onError={() => setFailed(true)}
        />
      )}
      <VisuallyHidden>（新しい画面で開きます）</VisuallyHidden>
    </a>
  );
}

function Paper({ file: { key, bytes }, name }: { file: LogFile; name: string }) {
  return (
    <a href={fileHref(key)} download className={`${FRAME} flex-col bg-surface-raised text-sm leading-tight`}>
      <Icon name="download" size={20} />
      <b>{name}</b>
      <span className="ui-num text-xs">{`PDF ${sizeWords(bytes)}`}</span>
    </a>
  );
}
