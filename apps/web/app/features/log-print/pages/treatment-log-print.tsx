import { japanDay } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { Container } from '@hidamari/ui/container';
import { PageHeading } from '@hidamari/ui/page-heading';
import { dehydrate } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { PageQueries } from '../../../shell/data/page-queries.tsx';
import { browserQueryClient, createQueryClient } from '../../../shell/data/query-client.ts';
import { rejectedOnServer } from '../../../shell/data/rejected-query.ts';
import { BackLink } from '../../../shell/page-links.tsx';
import { pageMeta } from '../../../shell/page-meta.ts';
import { portalNow } from '../../../shell/portal-clock/index.ts';
import { useToday } from '../../../shell/use-now.ts';
import { PrintActions } from '../components/print-actions.tsx';
import { PrintChoices } from '../components/print-choices.tsx';
import { SheetSection } from '../components/sheet-section.tsx';
import {
  askedChoices,
  PRINT_QUERY_NAME,
  type PrivateChoices,
  printedSheetsQuery,
  USUAL_CHOICES,
  usePrintedSheets,
} from '../log-print-query.ts';
import { type OwnDays, ownDaysOf, ownPeriod } from '../own-days.ts';
import { type PeriodName, type PrintAddress, printHref, readPrintAddress } from '../print-address.ts';
import type { Route } from './+types/treatment-log-print';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const client = createQueryClient();
  const today = japanDay(page.now);
  const address = readPrintAddress(new URL(request.url).searchParams, today);
  try {
    await client.fetchQuery(printedSheetsQuery(page.api, askedChoices(address, USUAL_CHOICES, today)));
  } catch (error) {
    throw rejectedOnServer(error, PRINT_QUERY_NAME, page);
  }
  return { state: dehydrate(client) };
}

/** In the browser the page opens at once; the sheets are on their way. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const today = japanDay(portalNow());
  const address = readPrintAddress(new URL(request.url).searchParams, today);
  const asked = askedChoices(address, USUAL_CHOICES, today);
  void browserQueryClient().prefetchQuery(printedSheetsQuery(browserApi(), asked));
  return { state: null };
}

/** 診察のためのまとめ: the treatment logs as pages of A4, to print or to keep as a PDF (G70). */
export default function TreatmentLogPrint({ loaderData }: Route.ComponentProps) {
  return (
    <PageQueries state={loaderData.state}>
      <Print />
    </PageQueries>
  );
}

function Print() {
  const today = useToday();
  const { address, arrived, isArrived, go } = useChosenAddress(today);
  const [ownDays, setOwnDays] = useState(() => ownDaysOf(address));
  const [choices, setChoices] = useState<PrivateChoices>(USUAL_CHOICES);
  const state = usePrintedSheets(askedChoices(isArrived ? address : arrived, choices, today));
  const fault = ownDays && ownPeriod(ownDays, today).fault;
  const choosePeriod = (period: Exclude<PeriodName, 'own'>) => {
    setOwnDays(null);
    go({ ...address, period, from: '', to: '' });
  };
  const chooseDays = (days: OwnDays) => {
    setOwnDays(days);
    const { period } = ownPeriod(days, today);
    if (period) go({ ...address, period: 'own', ...period }, OWN_DAYS_REST_MS);
  };
  return (
    <Container width="wide" className="sheet-page pb-16">
      <div data-print="hide">
        <PageHeading
          before={<BackLink href={screenHref('/treatment-logs')}>治療ログへ戻る</BackLink>}
          lead={`1枚目は、診察で見せるためのまとめです。${address.isSummaryOnly ? '日ごとの記録は載せません。' : '2枚目から、日ごとの記録が続きます。'}`}
        >
          診察のためのまとめ
        </PageHeading>
      </div>
      <div className="sheet-layout">
        <div className="grid content-start gap-6">
          <PrintActions
            asked={askedChoices(address, choices, today)}
            isReady={isArrived && state.printed !== null && !state.isOld}
            periodFault={fault}
            unprintable={state.printed?.unprintable ?? []}
          />
          <PrintChoices
            address={address}
            ownDays={ownDays}
            choices={choices}
            printed={state.printed}
            today={today}
            onAddress={go}
            onPeriod={choosePeriod}
            onOwnDays={chooseDays}
            onChoices={setChoices}
          />
        </div>
        <SheetSection state={state} onLonger={() => choosePeriod('3m')} />
      </div>
    </Container>
  );
}

/**
 * Own days are chosen in six lists: whoever walks through them with the arrow keys passes many days, and each would have
 * its sheets drawn.
 */
const OWN_DAYS_REST_MS = 400;

/**
 * What is chosen by the address. A choice holds at once, while the navigation to its address is still to come or under way:
 * a file that is saved in between is the chosen one. From there on the address leads again, so that going back shows
 * what was chosen then. `isArrived`: the address says what is chosen.
 */
function useChosenAddress(today: string) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const arrived = readPrintAddress(search, today);
  const [wish, setWish] = useState<PrintAddress | null>(null);
  const navigation = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(navigation.current), []);
  const isArrived = wish === null || printHref(wish) === printHref(arrived);
  // Not in an effect: between, an older address would lead.
  if (wish !== null && isArrived) setWish(null);
  const go = (next: PrintAddress, afterMs = 0) => {
    setWish(next);
    clearTimeout(navigation.current);
    const there = () => void navigate(printHref(next), { preventScrollReset: true, replace: true });
    if (afterMs === 0) there();
    else navigation.current = setTimeout(there, afterMs);
  };
  return { address: wish ?? arrived, arrived, isArrived, go };
}
