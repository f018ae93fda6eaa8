import { isReady } from '@hidamari/domain/screens';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { ButtonLink } from '@hidamari/ui/button';
import { Cover } from '@hidamari/ui/illustration';
import { usePageData } from '../../../shell/page-data.ts';
import { LANDING_WORDS } from '../landing-words.ts';

/** The two ways in, for those who want their words kept. A member is in already. */
export function LandingEnd({ variant }: { variant: VariantKey }) {
  const { member } = usePageData();
  const { endHeading, endScene } = LANDING_WORDS[variant];
  if (member) return null;
  return (
    <section className="landing-end" aria-labelledby="end-heading">
      <Cover drawing={endScene} />
      <div>
        <h2 id="end-heading">{endHeading}</h2>
        <p>
          体の変化や聞きたいことを書きとめておくと、診察で見せたり、お電話の相談のときに手元で見ながら話したりできます。登録は無料です。
        </p>
        <div className="landing-end-ways">
          <ButtonLink href="/howto-signup">新規会員登録</ButtonLink>
          {isReady('/login') ? (
            <ButtonLink href="/login" kind="plain">
              ログイン
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </section>
  );
}
