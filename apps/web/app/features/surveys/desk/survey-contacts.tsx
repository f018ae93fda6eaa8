import './report.css';
import { markSurveyContactEndpoint, type SurveyContact } from '@hidamari/contract/surveys';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { Button } from '@hidamari/ui/button';
import { Link } from '@hidamari/ui/link';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { Tag } from '@hidamari/ui/tag';
import { useToast } from '@hidamari/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { pageApi } from '../../../shell/data/contract-calls.ts';
import { usePartQuery } from '../../../shell/data/use-part-query.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { useAction } from '../../../shell/forms/use-action.ts';
import { focusQuietly } from '../../../shell/scrolling.ts';
import { useStill } from '../../../shell/use-still.ts';
import { SURVEY_CONTACTS_KEY, surveyContactsQuery } from './survey-queries.ts';

const HEADING = 'survey-contacts';
const WISHES: Readonly<Record<SurveyContact['wish'], string>> = {
  lead: '責任者からの連絡がほしい',
  may: '連絡してもよい',
};

/** Who wishes to hear from whoever is responsible (G101). */
export function SurveyContacts() {
  const query = useQuery(surveyContactsQuery(pageApi()));
  const found = useStill(query.data, 'contacts');
  const part = usePartQuery(query, `#${HEADING}`);
  return (
    <section aria-labelledby={HEADING} className="grid grid-cols-1 gap-4">
      <h2 id={HEADING} className="text-xl font-bold">
        連絡を待っている方
      </h2>
      <p>
        連絡を望まれた方だけを、相談の番号とともに出します。番号から記録を開くと、読んだことがご本人に表示されます。
      </p>
      {found ? (
        <SurveyContactList contacts={found.data} />
      ) : part.hasFailed ? (
        <PartFailed what="連絡を待っている方" {...part.again} />
      ) : (
        <Skeleton shape="cards" count={2} what="連絡を待っている方" />
      )}
    </section>
  );
}

export function SurveyContactList({ contacts }: { contacts: readonly SurveyContact[] }) {
  if (contacts.length === 0) return <p>連絡を待っている方は、いまいません。</p>;
  return (
    <ul className="survey-words survey-contacts">
      {contacts.map((contact) => (
        <li key={contact.id}>
          <Contact contact={contact} />
        </li>
      ))}
    </ul>
  );
}

function Contact({ contact }: { contact: SurveyContact }) {
  const { wish, words, answered_at: answeredAt } = contact;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag tone={wish === 'lead' ? 'key' : 'neutral'}>{WISHES[wish]}</Tag>
        <CaseLink contact={contact} />
        <span className="ui-meta">{`${formatMonthDay(answeredAt.slice(0, 10))}の答え`}</span>
      </p>
      {words === null ? null : <p>{words}</p>}
      <MarkContacted contact={contact} />
    </>
  );
}

function CaseLink({ contact: { case_id: id, case_no: number } }: { contact: SurveyContact }) {
  if (id === null || number === null) return <span>相談の記録は、もうありません</span>;
  return (
    <Link
      href={screenHref('/desk/cases/:id', { id })}
      className="inline-flex min-h-12 items-center font-bold"
    >
      {number}
    </Link>
  );
}

function MarkContacted({ contact }: { contact: SurveyContact }) {
  const client = useQueryClient();
  const toast = useToast();
  const mark = async () => {
    await browserApi().call(markSurveyContactEndpoint, { params: { id: contact.id } });
    await client.invalidateQueries({ queryKey: SURVEY_CONTACTS_KEY });
    toast({ text: '連絡したことを、書きとめました。' });
    // The row goes, and its button with it: the keyboard goes on from the list.
    const heading = document.getElementById(HEADING);
    if (heading) focusQuietly(heading);
  };
  const { run, isBusy, failure } = useAction(mark);
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <FailedSaveNotice failure={failure} onSendAgain={run} />
      <Button kind="plain" size="small" busy={isBusy ? '書いています…' : undefined} onClick={run}>
        連絡しました
      </Button>
    </div>
  );
}
