import { describe, expect, it } from 'vitest';
import { isServiceFor, type ServiceAudience, type ServiceViewer } from './index.ts';

const INSURANCE: ServiceViewer = { memberType: 'insurance', organization: null };
const GENERAL: ServiceViewer = { memberType: 'general', organization: null };
const GENERAL_A: ServiceViewer = { memberType: 'general', organization: 'a-company' };
const CHOFU: ServiceViewer = { memberType: 'chofu', organization: 'chofu' };

const service = (
  type: ServiceAudience['type'],
  included_organizations: string[] = [],
  excluded_organizations: string[] = [],
): ServiceAudience => ({ type, included_organizations, excluded_organizations });

describe('サービスのしぼりこみ（仕様6）', () => {
  // @proves state services: which ones
  it.each([
    ['だれにでも', service('all'), [true, true, true, false]],
    ['保険の方に', service('insurance'), [true, false, false, false]],
    ['一般の方に', service('general'), [false, true, true, false]],
    ['Aの会社の方だけに', service('all', ['a-company']), [true, false, true, false]],
    ['Bの会社の方だけに', service('all', ['b-company']), [true, false, false, false]],
    ['AとBの会社の方だけに', service('all', ['b-company', 'a-company']), [true, false, true, false]],
    ['Aの会社の方をのぞいて', service('all', [], ['a-company']), [true, true, false, false]],
    ['Bの会社の方をのぞいて', service('all', [], ['b-company']), [true, true, true, false]],
    ['一般の方みなをのぞいて', service('all', [], ['all']), [true, false, false, false]],
    ['Aだけに、ただしAをのぞいて', service('all', ['a-company'], ['a-company']), [true, false, false, false]],
    ['Aだけに、ただしみなをのぞいて', service('all', ['a-company'], ['all']), [true, false, false, false]],
    ['一般の方に、Aだけに', service('general', ['a-company']), [false, false, true, false]],
    ['保険の方に、Aだけに', service('insurance', ['a-company']), [true, false, false, false]],
    ['保険の方に、みなをのぞいて', service('insurance', [], ['all']), [true, false, false, false]],
    ['「all」という名前の会社だけに', service('all', ['all']), [true, false, false, false]],
  ])('%s出すサービスは、保険・一般・一般でAの会社・調布市の順に %j', (_, shown, expected) => {
    const viewers = [INSURANCE, GENERAL, GENERAL_A, CHOFU];
    expect(viewers.map((viewer) => isServiceFor(viewer, shown))).toEqual(expected);
  });
});
