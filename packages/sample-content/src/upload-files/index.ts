import type { UploadFileItem } from '@hidamari/contract/content';

const publishedAt = '2026-10-01T00:00:00.000Z';

/** Names of the drawn covers; the portal's build draws each as a picture for sharing. */
const COVERS = [
  ...['bath', 'bench', 'busstop', 'desk', 'dusk', 'garden', 'hair', 'hands', 'home', 'laundry', 'letter'],
  ...['life', 'mind', 'money', 'nightphone', 'post', 'rain', 'read', 'rest', 'school', 'shelf', 'table'],
  ...['talk', 'treatment', 'visit', 'waiting', 'walk', 'work'],
];

/** Public pictures by key: `cover-hands` -> /share/cover-hands.png. */
export const UPLOAD_FILES: readonly UploadFileItem[] = COVERS.map((name) => ({
  id: `cover-${name}`,
  publishedAt,
  path: `/share/cover-${name}.png`,
}));
