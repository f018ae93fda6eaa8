import { hoursText } from '@hidamari/domain/consultation-hours';
import { SUDDEN_CHANGE_TEXT } from '@hidamari/domain/emergency';
import { PHONE_NOT_READY_TEXT, telHref } from '@hidamari/domain/site-variants';
import { FAULT_WORDS, type FaultKind, faultTitle } from './fault-words.ts';
import type { PageData } from './page-data.ts';

/**
 * The page of a fault when even the frame cannot be drawn: plain words and plain links, without a part, a hook or a menu
 * that could fail once more. Number and hours stand where the page's data came (G117); without it nobody knows whose
 * they would be, and the emergency sentence stands alone.
 */
export function MinimalError({ kind, page }: { kind: FaultKind; page?: PageData | undefined }) {
  const words = FAULT_WORDS[kind];
  return (
    <main id="main">
      <title>{faultTitle(kind, page?.variant)}</title>
      <h1>{words.title}</h1>
      {words.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {page ? <WhomToCall page={page} /> : null}
      <p>{SUDDEN_CHANGE_TEXT}</p>
      {words.actions.map(({ label, href }) => (
        <p key={label}>
          <a href={href}>{label}</a>
        </p>
      ))}
    </main>
  );
}

/** The hours as words of the whole week: whether it is open now would need the clock, which may be what failed. */
function WhomToCall({ page: { variant, phone } }: { page: PageData }) {
  const href = telHref(phone);
  return (
    <>
      <p>
        <span>電話で相談する：</span>
        {href === null ? <span>{PHONE_NOT_READY_TEXT}</span> : <a href={href}>{phone}</a>}
      </p>
      <p>受付時間：{hoursText(variant)}</p>
    </>
  );
}
