import documentScript from 'virtual:document-script';
import { nextEdgeOfHours } from '@hidamari/domain/consultation-hours';
import japaneseFont from '@hidamari/ui/fonts-japanese.css?url';
import type { PageData } from '../shell/page-data.ts';
import { RULES_ID } from './document-marks.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';

/** The script of a document with its facts (`readFacts`), and what may be fetched ahead. */
export function DocumentScripts({ page, nonce }: { page: PageData; nonce: string | undefined }) {
  const { renderedAt, closures } = page;
  return (
    <>
      <script
        type="speculationrules"
        id={RULES_ID}
        nonce={nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own; as a child its quotes would be escaped.
        dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }}
      />
      <script
        type="module"
        src={documentScript}
        data-rendered-at={renderedAt}
        data-until={nextEdgeOfHours(new Date(renderedAt), closures).toISOString()}
        data-japanese-font={japaneseFont}
      />
    </>
  );
}
