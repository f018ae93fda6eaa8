import { fullName } from '@hidamari/domain/members';
import type { Dependencies } from '../../dependencies.ts';
import type { Authenticator } from '../../http/caller.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { findMember } from '../members/index.ts';
import { logPrintRoutes } from './log-print.routes.ts';
import { createPdfMaker } from './pdf-maker.ts';
import { printFilesPlugin } from './print-files.plugin.ts';
import type { PrintNeeds } from './print-input.ts';

interface LogPrintOptions {
  authenticator: Authenticator;
  /** From the next visits: the nearest planned one with its questions (G69). */
  nextVisitOf: PrintNeeds['nextVisitOf'];
}

/** The printed summary of the treatment logs, as pages and as a PDF (G70). */
export function createLogPrintModule(
  dependencies: Pick<Dependencies, 'database' | 'encryption' | 'clock' | 'rateLimits'>,
  { authenticator, nextVisitOf }: LogPrintOptions,
): ModuleWith<'routes' | 'plugins'> {
  const { database } = dependencies;
  const needs = {
    ...dependencies,
    nextVisitOf,
    personOf: async (memberId: string) => {
      const found = await findMember(database, memberId);
      // A relative's own name is not the patient's: it is left to be written by hand.
      if (!found?.member.is_self) return null;
      const { last_name, first_name, birthday } = found.member;
      return { name: fullName(last_name, first_name), birthday };
    },
  };
  return {
    routes: logPrintRoutes(needs),
    plugins: [printFilesPlugin({ needs, authenticator, pdfs: createPdfMaker() })],
  };
}
