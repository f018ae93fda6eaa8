import { screenHref } from '@hidamari/domain/screens';
import { Container } from '@hidamari/ui/container';
import { MoreLink } from '@hidamari/ui/link';
import { PageHeading } from '@hidamari/ui/page-heading';
import { DeskCallBox } from '../../../parts/consultation/desk-call-box.tsx';
import { pageMeta } from '../../../shell/page-meta.ts';
import { KnownAddressForm } from '../components/known-address-form.tsx';
import type { Route } from './+types/known-address';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Nothing to read, but asked for: each navigation to the page passes the server's entry rules. */
export function loader() {
  return null;
}

/** /sign-up/known-address: the answer goes to the address alone, so that nobody learns of another's (G50). */
export default function KnownAddressPage() {
  return (
    <Container width="narrow" className="grid gap-8 pb-16">
      <PageHeading lead="メールアドレスを入れていただくと、登録があるかどうかを、そのアドレスにだけメールでお知らせします。">
        前に登録したか、確かめる
      </PageHeading>
      <KnownAddressForm />
      <DeskCallBox />
      <MoreLink href={screenHref('/howto-signup')} icon="left">
        ご登録の方法へ戻る
      </MoreLink>
    </Container>
  );
}
