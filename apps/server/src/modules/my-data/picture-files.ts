import { MY_DATA_FILES, picturePath } from '@hidamari/domain/my-data';

/** Endings of what is kept; a file of an unknown type is whole all the same. */
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/heic': '.heic',
  'application/pdf': '.pdf',
};

/** A folder of pictures in the ZIP. */
export type PictureFolder = NonNullable<Parameters<typeof picturePath>[1]>;

/** Where a picture lies in the ZIP. */
export function pictureFile(folder: PictureFolder, key: string, contentType: string): string {
  return picturePath(key, folder) + (ENDINGS[contentType] ?? '');
}

/** The same for a picture of a message. */
export function consultationPictureFile({
  key,
  content_type: type,
}: {
  key: string;
  content_type: string;
}): string {
  return pictureFile(MY_DATA_FILES.consultationPictures, key, type);
}
