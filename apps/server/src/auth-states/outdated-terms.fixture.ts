import type { LegalKind } from '@hidamari/contract/content';
import type { PortalUnderTest } from '../portal-under-test/portal-under-test.fixture.ts';

/** The text is published anew with a higher number; answers how to take it back. */
export function publishAnew({ dependencies }: PortalUnderTest, kind: LegalKind): () => void {
  const { content } = dependencies;
  const asBundled = content.legalText;
  content.legalText = async (asked, variant) => {
    const answer = await asBundled(asked, variant);
    if (asked !== kind) return answer;
    const version = answer.value.version + 1;
    return { ...answer, value: { ...answer.value, version, id: `${kind}-v${version}`, date: '2026-11-20' } };
  };
  return () => {
    content.legalText = asBundled;
  };
}
