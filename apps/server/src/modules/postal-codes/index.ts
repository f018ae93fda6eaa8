import { readPostalCodeEndpoint } from '@hidamari/contract/postal-codes';
import type { Dependencies } from '../../dependencies.ts';
import { route } from '../../http/route.ts';
import type { ModuleWith } from '../../portal-module.ts';

/** The towns of a postal code, for everybody and not cached (specification section 7). */
export function createPostalCodesModule({
  postalCodes,
}: Pick<Dependencies, 'postalCodes'>): ModuleWith<'routes'> {
  return {
    routes: [
      route(readPostalCodeEndpoint, async ({ params }) => ({
        status: 200,
        body: await postalCodes.townsOf(params.code),
      })),
    ],
  };
}
