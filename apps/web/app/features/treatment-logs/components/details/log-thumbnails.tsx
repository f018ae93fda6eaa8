import type { LogFile } from '@hidamari/contract/treatment-logs';
import { FileThumbnail } from '../../../../parts/pictures/file-thumbnail.tsx';
import { fileHref, fileName } from '../../../../parts/pictures/file-words.ts';

type Props = {
  keys: readonly string[];
  /** What the stored log tells of its files; a key that it does not tell of is counted in words. */
  files: readonly LogFile[] | undefined;
};

/** The pictures and papers of a log, small. */
export function LogThumbnails({ keys, files = [] }: Props) {
  const known = keys.flatMap((key) => files.find((file) => file.key === key) ?? []);
  const unknown = keys.length - known.length;
  if (keys.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {known.map((file, index) => (
        <li key={file.key}>
          <FileThumbnail
            file={file}
            name={fileName(!file.has_thumbnail, index + 1)}
            href={fileHref(file.key)}
          />
        </li>
      ))}
      {unknown > 0 ? <li className="ui-meta">{`画像・書類 ${unknown}個`}</li> : null}
    </ul>
  );
}
