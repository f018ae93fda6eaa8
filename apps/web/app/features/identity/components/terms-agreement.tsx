import {
  agreeToTermsEndpoint,
  declineTermsEndpoint,
  type UpdatedText,
} from '@hidamari/contract/hosted-login';
import { AppError } from '@hidamari/domain/errors';
import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { SCREENS } from '@hidamari/domain/screens';
import { VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { TickField } from '@hidamari/ui/check-picks';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { Notice } from '@hidamari/ui/notice';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useState } from 'react';
import { IllnessConsentText, type IllnessText } from '../../../parts/content/illness-consent-text.tsx';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { forgetMember } from '../../../shell/data/tab-session.ts';
import { failedSaveOf } from '../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { useAction } from '../../../shell/forms/use-action.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { leaveAfterSignIn } from '../hosted-login.ts';
import { ILLNESS_CONSENT_NOTE } from '../sign-up-steps.ts';

type Kind = UpdatedText['kind'];

const SENTENCES: Record<Kind, string> = {
  terms: '利用規約に同意します',
  privacy: '個人情報の取り扱いに同意します',
  sensitive_data: '病気についての情報を預けることに同意します',
};

/** Where a text is read; the consent to keep data on an illness has no page of its own and is read beside its tick. */
function addressOf(kind: Kind, variant: VariantKey): string | null {
  if (kind === 'terms') return VARIANTS[variant].termsPath;
  return kind === 'privacy' ? '/privacy' : null;
}

const OPEN_SCREENS = SCREENS.filter(({ path }) =>
  ['/questions', '/account/my-data', '/unsubscribe'].includes(path),
);

interface Texts {
  texts: readonly UpdatedText[];
  /** The consent to keep data on an illness, where it is among them; null: it is not, or could not be read. */
  illnessText: IllnessText | null;
}

/** More than one version lies between: what is said to have changed is the newest alone. */
const skipsVersions = ({ version, agreed_version: agreed }: UpdatedText): boolean =>
  agreed !== undefined && Number(version) - Number(agreed) > 1;

function TextToRead({ text, illnessText }: { text: UpdatedText } & Pick<Texts, 'illnessText'>) {
  const { variant } = usePageData();
  const href = addressOf(text.kind, variant);
  return (
    <div className="grid gap-2">
      <SectionHeading size="small" id={`text-${text.kind}`}>
        {text.title}
      </SectionHeading>
      <p className="ui-meta">
        {formatJapaneseDate(text.date)}から（第{text.version}版）
      </p>
      {text.changes ? <p>変わったところ：{text.changes}</p> : null}
      {skipsVersions(text) ? (
        <p>
          前に同意されたのは、第{text.agreed_version}
          版です。そのあいだの版で変わったことも、全文でご確認ください。
        </p>
      ) : null}
      {href === null ? (
        <>
          <p>{ILLNESS_CONSENT_NOTE}</p>
          <IllnessConsentText text={illnessText} />
        </>
      ) : (
        <a className="inline-flex min-h-12 items-center" href={href} target="_blank" rel="noopener">
          {text.title}を読む（別ウィンドウで開きます）
        </a>
      )}
    </div>
  );
}

function useAgreement(texts: readonly UpdatedText[]) {
  const [ticked, setTicked] = useState<readonly Kind[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isNewer, setNewer] = useState(false);
  const missing = texts.filter(({ kind }) => !ticked.includes(kind));

  const agree = async () => {
    const body = { texts: texts.map(({ kind, version }) => ({ kind, version })) };
    const answer = await browserApi().call(agreeToTermsEndpoint, { body });
    if ('access_token' in answer) await leaveAfterSignIn(answer);
    else window.location.replace(answer.url);
  };
  const decline = async () => {
    const { url } = await browserApi().call(declineTermsEndpoint, {});
    // 「これまでの記録はなくなりません」: neither do drafts, which the same member alone gets back (G35).
    forgetMember({ keepsDrafts: true });
    window.location.replace(url);
  };
  const { run, busyWith, failure } = useAction(
    (step: 'agree' | 'decline') => (step === 'agree' ? agree() : decline()),
    {
      leaves: true,
      failureOf: (error) => {
        const isOlder = error instanceof AppError && error.code === 'conflict';
        if (isOlder) setNewer(true);
        return isOlder ? null : failedSaveOf(error, 'proceed');
      },
    },
  );
  const agreeIfTicked = () => {
    setAttempt((count) => count + 1);
    if (missing.length === 0) void run('agree');
  };
  const tick = (kind: Kind, isOn: boolean) =>
    setTicked((before) => (isOn ? [...before, kind] : before.filter((other) => other !== kind)));
  return {
    ticked,
    missing,
    attempt,
    busyWith,
    failure,
    isNewer,
    agree: agreeIfTicked,
    decline: () => void run('decline'),
    tick,
  };
}

/** What nobody has to agree for (`needsCurrentConsent`): in a session by its screens, before one by telephone. */
function WithoutAgreeing() {
  const { member } = usePageData();
  return member === null ? (
    <p className="ui-meta">
      同意されなくても、これまでの記録はなくなりません。記事とお電話での相談は、このままお使いになれます。記録の写しを受け取ることと退会は、お電話で承ります。
    </p>
  ) : (
    <div className="ui-meta grid gap-2">
      <p>
        同意されなくても、これまでの記録はなくなりません。記事と相談は、このままお使いになれます。次の画面も開けます。
      </p>
      <ul className="grid">
        {OPEN_SCREENS.map(({ path, title }) => (
          <li key={path}>
            <a className="inline-flex min-h-12 items-center" href={path}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * New versions of what the member agreed to (U-E09, G32, G112): each text with its day and what is different, its own
 * tick, and a way out that loses nothing.
 */
export function TermsAgreement({ texts, illnessText }: Texts) {
  const { ticked, missing, attempt, busyWith, failure, isNewer, agree, decline, tick } = useAgreement(texts);
  const isTold = (kind: Kind) => attempt > 0 && missing.some((text) => text.kind === kind);
  const errors = missing
    .filter(({ kind }) => isTold(kind))
    .map(({ kind, title }) => ({
      id: `agreed_${kind}`,
      text: `${title}をお読みになり、同意の欄を選んでください`,
    }));
  return (
    <WrittenForm className="grid gap-6" onSend={agree}>
      <ErrorSummary errors={errors} attempt={attempt} />
      {texts.map((text) => (
        <Card key={text.kind} as="section" labelledBy={`text-${text.kind}`}>
          <div className="grid gap-4">
            <TextToRead text={text} illnessText={illnessText} />
            <TickField
              name={`agreed_${text.kind}`}
              label={SENTENCES[text.kind]}
              need="required"
              checked={ticked.includes(text.kind)}
              onChange={(event) => tick(text.kind, event.target.checked)}
              error={isTold(text.kind) ? '同意される場合は、この欄を選んでください' : undefined}
            />
          </div>
        </Card>
      ))}
      {isNewer ? (
        <Notice tone="caution" title="さらに新しい文になりました" live>
          <p>お読みのあいだに、内容が新しくなりました。お手数ですが、もう一度ご確認ください。</p>
          <Button kind="plain" size="small" onClick={() => window.location.reload()}>
            新しい文を表示する
          </Button>
        </Notice>
      ) : null}
      <FailedSaveNotice failure={failure} onSendAgain={agree} />
      {failure?.outcome === 'begin-again' ? <ButtonLink href="/login">ログインへ</ButtonLink> : null}
      <Button type="submit" width="full" busy={busyWith === 'agree' ? '進んでいます…' : undefined}>
        同意して続ける
      </Button>
      <Button
        kind="plain"
        width="full"
        onClick={decline}
        busy={busyWith === 'decline' ? 'ログアウトしています…' : undefined}
      >
        いまは同意しない（ログアウト）
      </Button>
      <WithoutAgreeing />
    </WrittenForm>
  );
}
