import { issuePrintFileEndpoint, readPrintedSheetsEndpoint } from '@hidamari/contract/log-print';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { sealPrintFile } from './print-file-address.ts';
import { gatherPrint, type PrintNeeds } from './print-input.ts';
import { readPrintedSheets } from './read-printed-sheets.ts';

/** The two calls of the print (G70): each sees the caller's own logs and nothing else (F15). */
export function logPrintRoutes(needs: PrintNeeds & Pick<Dependencies, 'rateLimits'>): Route[] {
  return [
    route(readPrintedSheetsEndpoint, async ({ caller: { memberId }, query }) => ({
      status: 200,
      body: await readPrintedSheets(needs, memberId, query),
    })),
    route(issuePrintFileEndpoint, async ({ caller: { memberId }, body, request: { origin } }) => {
      await needs.rateLimits.consume('prints-by-member', memberId);
      // Wrong days are told here, where the form still stands, and not at the address of a file.
      await gatherPrint(needs, memberId, body);
      const { path, expiresAt } = await sealPrintFile(needs, memberId, body);
      return { status: 201, body: { url: origin + path, expires_at: expiresAt.toISOString() } };
    }),
  ];
}
