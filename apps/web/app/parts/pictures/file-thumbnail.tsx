import { Icon } from '@hidamari/ui/icon';
import { OutsideImage } from '@hidamari/ui/illustration';
import { VisuallyHidden } from '@hidamari/ui/visually-hidden';
import { sizeWords } from './file-words.ts';

interface FileThumbnailProps {
  file: { has_thumbnail: boolean; bytes?: number };
  /** 画像1, 書類2. */
  name: string;
  /** Where the whole file is read; its small picture lies at `/thumbnail` below. */
  href: string;
}

/** A picture as a small picture that opens the whole one, a paper as words that save it. */
export function FileThumbnail({ file, name, href }: FileThumbnailProps) {
  return file.has_thumbnail ? (
    <Picture name={name} href={href} />
  ) : (
    <Paper name={name} href={href} bytes={file.bytes} />
  );
}

const FRAME = 'flex h-[72px] w-24 items-center justify-center overflow-hidden rounded-s border border-line';

/** A small picture that does not come leaves its words, never an empty frame. */
function Picture({ name, href }: { name: string; href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={`${FRAME} bg-surface-sunk text-center text-sm leading-snug`}
    >
      <OutsideImage
        src={`${href}/thumbnail`}
        alt={name}
        loading="lazy"
        decoding="async"
        className="h-full w-full object-cover object-top"
        instead={<span className="px-2">{`${name}を開く`}</span>}
      />
      <VisuallyHidden>（新しい画面で開きます）</VisuallyHidden>
    </a>
  );
}

function Paper({ name, href, bytes }: { name: string; href: string; bytes: number | undefined }) {
  return (
    <a href={href} download className={`${FRAME} flex-col bg-surface-raised text-sm leading-tight`}>
      <Icon name="download" size={20} />
      <b>{name}</b>
      <span className="ui-num text-xs">{bytes === undefined ? 'PDF' : `PDF ${sizeWords(bytes)}`}</span>
    </a>
  );
}
