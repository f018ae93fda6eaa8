import { ButtonLink } from '@hidamari/ui/button';
import { AskCard } from '../../../parts/consultation/ask-card.tsx';

/** 見つからないときは: somebody to ask, and a form for what is not urgent. */
export function FaqHelp() {
  return (
    <div className="faq-help">
      <AskCard heading="見つからないときは" drawing="object-cup" />
      <div className="faq-contact">
        <p className="ui-meta">
          登録や使い方のことは、お問い合わせからも送れます。体調や治療のご相談は、お電話でお話しください。
        </p>
        <ButtonLink href="/contact" kind="plain" icon="mail" width="full">
          お問い合わせ
        </ButtonLink>
      </div>
    </div>
  );
}
