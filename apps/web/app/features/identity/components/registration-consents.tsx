import { VARIANTS } from '@hidamari/domain/site-variants';
import { TickField } from '@hidamari/ui/check-picks';
import { Notice } from '@hidamari/ui/notice';
import { type ReactNode, useState } from 'react';
import { IllnessConsentText, type IllnessText } from '../../../parts/content/illness-consent-text.tsx';
import { PersonFormSection } from '../../../parts/person-form/person-form-section.tsx';
import type { PortalForm } from '../../../shell/forms/portal-form.ts';
import { usePageData } from '../../../shell/page-data.ts';
import type { RegistrationValues } from '../registration-form.ts';
import { ILLNESS_CONSENT_NOTE } from '../sign-up-steps.ts';

interface ConsentProps {
  form: PortalForm<RegistrationValues, unknown>;
  /** The server knows that terms and privacy policy were agreed to at the common ID: shown, not asked again (G143). */
  isAgreed: boolean;
  /** What the consent to keep data on an illness says; null: it could not be read. */
  illnessText: IllnessText | null;
}

/** A link to a text that is agreed to. It opens apart, so that what is typed stays. */
function ReadText({ href, children }: { href: string; children: string }) {
  return (
    <a className="inline-flex min-h-12 items-center" href={href} target="_blank" rel="noopener">
      {children}（別ウィンドウで開きます）
    </a>
  );
}

function AgreedBefore() {
  const { variant } = usePageData();
  return (
    <Notice tone="ok">
      <p>利用規約と個人情報の取り扱いには、先ほどの画面で同意をいただいています。</p>
      <p className="grid">
        <ReadText href={VARIANTS[variant].termsPath}>利用規約を読む</ReadText>
        <ReadText href="/privacy">個人情報保護方針を読む</ReadText>
      </p>
    </Notice>
  );
}

/** The consents of a registration: ticks of their own, none set beforehand (G33). */
export function RegistrationConsents({ form, isAgreed, illnessText }: ConsentProps) {
  const { variant } = usePageData();
  const { values, change, errorOf } = form;
  // A text that became newer since is asked for after all: the server says so.
  const [hasRisen, setRisen] = useState(false);
  // Once asked, it stays: the ticks must not vanish under the finger that sets the last of them.
  if ((!hasRisen && errorOf('agreed_terms')) ?? errorOf('agreed_privacy')) setRisen(true);
  const isAsked = !isAgreed || hasRisen;
  const tick = (
    name: 'agreed_terms' | 'agreed_privacy' | 'agreed_sensitive_data',
    label: string,
    note: ReactNode,
  ) => (
    <TickField
      name={name}
      label={label}
      need="required"
      note={note}
      checked={values[name]}
      onChange={(event) => change({ [name]: event.target.checked })}
      error={errorOf(name)}
    />
  );
  return (
    <PersonFormSection id="part-consents" title="同意の確認">
      {isAsked ? (
        <>
          {tick(
            'agreed_terms',
            '利用規約に同意します',
            <ReadText href={VARIANTS[variant].termsPath}>利用規約を読む</ReadText>,
          )}
          {tick(
            'agreed_privacy',
            '個人情報の取り扱いに同意します',
            <ReadText href="/privacy">個人情報保護方針を読む</ReadText>,
          )}
        </>
      ) : (
        <AgreedBefore />
      )}
      {tick('agreed_sensitive_data', '病気についての情報を預けることに同意します', ILLNESS_CONSENT_NOTE)}
      <IllnessConsentText text={illnessText} />
      <TickField
        name="accepts_info_delivery"
        label="お知らせのメールを受け取ります"
        note="選ばなくても、登録の確認など、手続きに必要なメールは届きます。"
        checked={values.accepts_info_delivery}
        onChange={(event) => change({ accepts_info_delivery: event.target.checked })}
      />
    </PersonFormSection>
  );
}
