import { issueIconUploadEndpoint, issueImageUploadsEndpoint } from '@hidamari/contract/uploads';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { issueUploads } from './issue-uploads.ts';
import type { UploadAddresses } from './upload-address.ts';

/** The calls that give upload addresses (specification section 7). */
export function uploadRoutes(
  needs: Pick<Dependencies, 'database' | 'clock' | 'rateLimits'>,
  addresses: UploadAddresses,
): Route[] {
  return [
    route(issueIconUploadEndpoint, async ({ caller: { memberId }, request: { origin } }) => ({
      status: 200,
      body: { urls: await issueUploads(needs, addresses, { memberId, kind: 'icon', count: 1, origin }) },
    })),
    route(issueImageUploadsEndpoint, async ({ caller: { memberId }, query, request: { origin } }) => ({
      status: 200,
      body: {
        urls: await issueUploads(needs, addresses, {
          memberId,
          kind: 'log_image',
          count: query.image_count,
          origin,
        }),
      },
    })),
  ];
}
