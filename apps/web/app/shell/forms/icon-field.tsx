import { issueIconUploadEndpoint } from '@hidamari/contract/uploads';
import { AppError } from '@hidamari/domain/errors';
import { MEMBER_LIMITS } from '@hidamari/domain/members';
import { ImagePicker } from '@hidamari/ui/image-picker';
import { browserApi } from '../data/browser-api.ts';
import { type ImageUpload, useImageUpload } from './use-image-upload.ts';

const MEGABYTES = MEMBER_LIMITS.iconBytes / (1024 * 1024);
const TYPE_WORDS = 'JPEG、PNG、WebP';

/** Whatever the browser shows it draws and sends as one of those that are kept; HEIC by name, for browsers that do not count it. */
const PICTURE_ACCEPT = 'image/*,.heic,.heif';

/** Twice what is kept: clear on every screen, and small on every line. */
const SENT_PIXELS = MEMBER_LIMITS.iconPixels * 2;

async function askAddress(signal: AbortSignal) {
  const [address] = (await browserApi().call(issueIconUploadEndpoint, {}, { signal })).urls;
  if (address === undefined) throw new AppError('server');
  return address;
}

/** The upload of a member's icon. Once it is `sent`, its key goes as `icon_key` with PUT users/profile (G142). */
export const useIconUpload = (): ImageUpload =>
  useImageUpload({
    askAddress,
    longestSide: SENT_PIXELS,
    limits: { limit: MEGABYTES, types: TYPE_WORDS },
  });

/**
 * The member's icon on a form (G33). The picture is sent as soon as it is chosen and belongs to the member once the form
 * is saved; a picture that does not arrive holds nothing else up.
 * @param iconUrl of the icon that is kept; null while there is none, or once it was taken away.
 * @param onRemove takes the kept icon away when the form is saved.
 */
export function IconField(props: {
  upload: ImageUpload;
  iconUrl: string | null;
  onRemove: () => void;
  /** What the server said of the key. */
  error?: string | undefined;
}) {
  const { upload, iconUrl, onRemove, error } = props;
  const { state } = upload;
  const preview = state.kind === 'empty' ? (iconUrl ?? undefined) : state.preview;
  return (
    <ImagePicker
      name="icon_key"
      label="プロフィールの写真"
      need="optional"
      hint={`${TYPE_WORDS}。${MEGABYTES}MBまで。ほかの会員には見えません。`}
      shape="round"
      accept={PICTURE_ACCEPT}
      preview={preview}
      percent={state.kind === 'sending' ? state.percent : undefined}
      onChoose={upload.choose}
      onClear={state.kind === 'empty' ? onRemove : upload.clear}
      onAgain={state.kind === 'failed' ? upload.again : undefined}
      error={state.kind === 'failed' ? state.text : error}
      note={state.kind === 'sent' ? '写真を送りました。保存すると、この写真に替わります。' : undefined}
    />
  );
}
