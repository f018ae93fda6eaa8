import type { ConsultationMessage } from '@hidamari/contract/consultations';
import { FileThumbnail } from '../pictures/file-thumbnail.tsx';
import { fileName } from '../pictures/file-words.ts';

interface MessagePicturesProps {
  pictures: ConsultationMessage['pictures'];
  /** Where this side reads a picture. */
  hrefOf(key: string): string;
}

/** Pictures and papers of a message: small, and opened whole by a press. */
export function MessagePictures({ pictures, hrefOf }: MessagePicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label="送られた写真">
      {pictures.map(({ key, has_thumbnail }, index) => (
        <li key={key}>
          <FileThumbnail
            file={{ has_thumbnail }}
            name={fileName(!has_thumbnail, index + 1)}
            href={hrefOf(key)}
          />
        </li>
      ))}
    </ul>
  );
}
