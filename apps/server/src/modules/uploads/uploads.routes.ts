import {
  issueIconUploadEndpoint,
  issueImageUploadsEndpoint,
  issueMessagePictureUploadsEndpoint,
} from '@hidamari/contract/uploads';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { issueUploads } from './issue-uploads.ts';
import type { RoomNeeds } from './storage-room.ts';
import type { UploadAddresses } from './upload-address.ts';

type Needs = RoomNeeds & Pick<Dependencies, 'rateLimits'>;

/** The calls that give addresses for the icon and for pictures of logs and messages (specification section 7). */
export function uploadRoutes(needs: Needs, addresses: UploadAddresses): Route[] {
  return [
    route(issueIconUploadEndpoint, async ({ caller: { memberId }, request: { origin } }) => ({
      status: 200,
      body: { urls: await issueUploads(needs, addresses, { memberId, kind: 'icon', count: 1, origin }) },
    })),
    route(issueImageUploadsEndpoint, async ({ caller: { memberId }, query, request: { origin } }) => {
      const asked = { memberId, kind: 'log_image', count: query.image_count, origin } as const;
      return { status: 200, body: { urls: await issueUploads(needs, addresses, asked) } };
    }),
    route(
      issueMessagePictureUploadsEndpoint,
      async ({ caller: { memberId }, query, request: { origin } }) => {
        const asked = { memberId, kind: 'message_picture', count: query.image_count, origin } as const;
        return { status: 200, body: { urls: await issueUploads(needs, addresses, asked) } };
      },
    ),
  ];
}
