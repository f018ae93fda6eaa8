import type { ApiClient } from '@hidamari/contract/client';
import type { CurrentUser } from '@hidamari/contract/members';
import { SURVEY_MINUTES } from '@hidamari/domain/limits';
import { screenHref } from '@hidamari/domain/screens';
import { SURVEY_TITLES } from '@hidamari/domain/surveys';
import { LinkRow, LinkRows } from '@hidamari/ui/link-row';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useQuery } from '@tanstack/react-query';
import { pageApi, surveyCalls } from '../../../shell/data/contract-calls.ts';
import { ownServiceQuery } from '../../../shell/data/own-service-query.ts';
import { usePageData } from '../../../shell/page-data.ts';

/** Whether the survey on how life is going is due (G101). */
export const lifeSurveyQuery = (api: ApiClient) =>
  ownServiceQuery(
    api,
    surveyCalls,
    ({ readSatisfactionStatusEndpoint }) => readSatisfactionStatusEndpoint,
    { query: { survey: 'life' } },
    ['survey-status', 'life'],
  );

/**
 * The surveys that a member may answer of their own accord. The one on life stands here only while it is due, and never
 * for a city's members (G76); a concierge answers nothing for anybody (G42), and nothing is asked of who has lost somebody
 * (G149).
 */
export function SurveyRows({ user }: { user: Pick<CurrentUser, 'is_bereaved'> }) {
  const { member } = usePageData();
  const asksLife = member !== null && !member.acting && member.memberType !== 'chofu';
  const { data } = useQuery({ ...lifeSurveyQuery(pageApi()), enabled: asksLife, retry: false });
  if (member === null || member.acting || user.is_bereaved) return null;
  return (
    <section aria-labelledby="account-surveys">
      <SectionHeading size="small" id="account-surveys">
        アンケート
      </SectionHeading>
      <LinkRows>
        <LinkRow
          href={screenHref('/survey/service')}
          icon="pen"
          title={`${SURVEY_TITLES.service}（約${SURVEY_MINUTES}分）`}
          note="窓口をよくするために、お聞かせください"
        />
        {asksLife && data?.due ? (
          <LinkRow
            href={screenHref('/survey/service', null, { type: 'life' })}
            icon="heart"
            title={SURVEY_TITLES.life}
            note="三つだけの質問です"
          />
        ) : null}
      </LinkRows>
    </section>
  );
}
