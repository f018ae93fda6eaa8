import {
  describeMyDataEndpoint,
  prepareExportEndpoint,
  restoreRowsEndpoint,
} from '@hidamari/contract/my-data';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { archiveName } from '@hidamari/domain/my-data';
import { type Route, route } from '../../http/route.ts';
import { countTreatmentLogs } from '../treatment-logs/index.ts';
import type { DownloadAddresses } from './download-address.ts';
import type { MyDataNeeds } from './my-data-needs.ts';
import { restoreRows } from './restore-rows.ts';

/** The calls of /account/my-data. All concern an illness; none is a concierge's (G42). */
export function myDataRoutes(needs: MyDataNeeds, addresses: DownloadAddresses): Route[] {
  return [
    route(describeMyDataEndpoint, async ({ caller }) => ({
      status: 200,
      body: await countTreatmentLogs(needs.database, caller.memberId),
    })),
    route(prepareExportEndpoint, async (call) => {
      const { memberId } = call.caller;
      const { now } = call.request;
      await needs.rateLimits.consume('exports-by-member', memberId);
      await needs.spendProof(call.caller, call);
      const { path, expiresAt } = addresses.issue(memberId, now);
      return {
        status: 201,
        body: { path, file_name: archiveName(japanDay(now)), expires_at: expiresAt.toISOString() },
      };
    }),
    route(restoreRowsEndpoint, async ({ caller: { memberId }, body, request: { now } }) => {
      await needs.rateLimits.consume('imports-by-member', memberId);
      return { status: 200, body: { rows: await restoreRows(needs, { memberId, rows: body.logs, now }) } };
    }),
  ];
}
