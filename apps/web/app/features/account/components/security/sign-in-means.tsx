import './security.css';
import { screenHref } from '@hidamari/domain/screens';
import { TelephoneLink } from '@hidamari/ui/call-box';
import { Icon, type IconName } from '@hidamari/ui/icon';
import { LinkRow } from '@hidamari/ui/link-row';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useSupportDesk } from '../../../../shell/use-support-desk.ts';

interface MeanProps {
  icon: IconName;
  title: string;
  /** Masked by the server: a screen is easily seen by others. */
  value: string | undefined;
}

function Mean({ icon, title, value = 'まだありません' }: MeanProps) {
  return (
    <div className="security-mean">
      <Icon name={icon} size={28} />
      <div className="min-w-0">
        <p className="font-bold">{title}</p>
        <p className="ui-meta ui-num wrap-anywhere">{value}</p>
      </div>
    </div>
  );
}

/** ログインに使うもの. The password is changed on its own screen (U-L17); number and address by telephone (G45). */
export function SignInMeans({ mail, phone }: { mail: string | undefined; phone: string | undefined }) {
  const { number } = useSupportDesk();
  return (
    <section aria-labelledby="means" className="grid grid-cols-1 gap-3">
      <SectionHeading size="small" id="means">
        ログインに使うもの
      </SectionHeading>
      <ul className="security-rows">
        <li>
          <Mean icon="mail" title="メールアドレス" value={mail} />
        </li>
        <li>
          <LinkRow
            href={screenHref('/login/logged-in-password-reset')}
            icon="lock"
            title="パスワード"
            note="新しいパスワードに変える"
          />
        </li>
        <li>
          <Mean icon="phone" title="携帯電話" value={phone} />
        </li>
      </ul>
      <p className="ui-meta">メールアドレスと携帯電話の変更は、お電話でうけたまわります。</p>
      <TelephoneLink number={number} size="normal" />
    </section>
  );
}
