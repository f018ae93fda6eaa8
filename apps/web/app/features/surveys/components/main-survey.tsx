import { restrainPopupEndpoint } from '@hidamari/contract/popups';
import { SURVEY_POPUPS } from '@hidamari/domain/popups';
import { screenHref } from '@hidamari/domain/screens';
import { SURVEY_TITLES, type SurveyAnswers, type SurveyId, wasAmiss } from '@hidamari/domain/surveys';
import { Button } from '@hidamari/ui/button';
import { useToast } from '@hidamari/ui/toast';
import { useNavigate, useSearchParams } from 'react-router';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { useAction } from '../../../shell/forms/use-action.ts';
import { usePageData } from '../../../shell/page-data.ts';
import { linkPartsOf, surveyHref } from '../survey-address.ts';
import { forgetSurveyEnd, saveSurveyEnd } from '../survey-ends.ts';
import { useSurveyEntry } from '../use-survey-entry.ts';
import { SurveyClosed } from './survey-closed.tsx';
import { SurveyForm } from './survey-form.tsx';
import { Elsewhere, SurveyFrame } from './survey-frame.tsx';

const LEAD = '答えは、ページごとに残ります。答えたくないところは、そのまま進めます。';
const SHORT_LEAD = '三つだけです。答えたくないところは、そのまま送れます。';

/** The questions of a survey, then the optional page, or the end (G101). */
export function MainSurvey({ survey }: { survey: SurveyId }) {
  const [search] = useSearchParams();
  const parts = linkPartsOf(search);
  const asked = useSurveyEntry(survey, parts);
  const finish = useAfterMain(survey, parts);
  const { member } = usePageData();
  const title = SURVEY_TITLES[survey];
  return (
    <SurveyFrame
      title={title}
      asked={asked}
      closed={(because) => <Closed survey={survey} because={because} />}
    >
      {({ nextPage, isFinished }) =>
        isFinished ? (
          <Closed survey={survey} because="answered" />
        ) : (
          <SurveyForm
            survey={survey}
            part="main"
            parts={parts}
            nextPage={nextPage}
            title={title}
            lead={survey === 'life' ? SHORT_LEAD : LEAD}
            onFinished={finish}
            onRefused={asked.askAgain}
            aside={(letGo) =>
              survey !== 'call' && member && !member.acting ? (
                <NotThisTime survey={survey} letGo={letGo} />
              ) : null
            }
          />
        )
      }
    </SurveyFrame>
  );
}

/** The survey of a case has a page that says so; the others say it in place. */
function Closed({ survey, because }: { survey: SurveyId; because: 'answered' | 'expired' | null }) {
  if (survey !== 'call') return <SurveyClosed because={because} />;
  return <Elsewhere to={screenHref('/survey/call/closed')} state={{ because }} />;
}

/** Where something was amiss, and after the other two surveys, one more page is offered; nobody has to fill it in. */
function useAfterMain(survey: SurveyId, parts: ReturnType<typeof linkPartsOf>) {
  const navigate = useNavigate();
  return (answers: SurveyAnswers) => {
    forgetSurveyEnd();
    saveSurveyEnd(survey, answers);
    const to =
      survey !== 'call'
        ? surveyHref('/survey/service/feedback', survey, parts)
        : wasAmiss(survey, answers)
          ? surveyHref('/survey/call/feedback', survey, parts)
          : screenHref('/survey/call/complete');
    void navigate(to, { replace: true });
  };
}

/** 「今回は答えない」: a member is not asked again for a while, and after the second time never (G77). */
function NotThisTime({ survey, letGo }: { survey: 'service' | 'life'; letGo: () => void }) {
  const navigate = useNavigate();
  const toast = useToast();
  const decline = async () => {
    await browserApi().call(restrainPopupEndpoint, { body: { popup_id: SURVEY_POPUPS[survey] } });
    letGo();
    toast({ text: 'わかりました。しばらく、おたずねしません。' });
    await navigate('/');
  };
  const { run, isBusy, failure } = useAction(decline);
  return (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      <FailedSaveNotice failure={failure} onSendAgain={run} />
      <Button kind="text" onClick={run} busy={isBusy ? '伝えています…' : undefined}>
        今回は答えない
      </Button>
    </div>
  );
}
