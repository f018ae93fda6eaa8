import * as z from '../zod/index.ts';
import { itemFields, pictureAddress } from './wire-fields.ts';

/** A public picture by its key: `path` is an own path or an https address (G97). An endpoint of our own. */
export const uploadFileSchema = z.object({
  id: itemFields.id,
  publishedAt: itemFields.publishedAt,
  path: pictureAddress,
});
