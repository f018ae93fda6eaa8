import type { UploadFileItem } from '@hidamari/contract/content';
import { COVERS } from '@hidamari/domain/drawings';

const publishedAt = '2026-10-01T00:00:00.000Z';

/** Public pictures by key: `cover-hands` -> /share/cover-hands.png. The portal's build draws them. */
export const UPLOAD_FILES: readonly UploadFileItem[] = COVERS.map((name) => ({
  id: `cover-${name}`,
  publishedAt,
  path: `/share/cover-${name}.png`,
}));
