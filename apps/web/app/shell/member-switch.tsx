import { VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import { Button } from '@hidamari/ui/button';
import { QuestionDialog } from '@hidamari/ui/dialog';
import { useToast } from '@hidamari/ui/toast';
import { useState } from 'react';
import { lateBrowserApi, memberCalls } from './data/contract-calls.ts';
import { hasDrafts } from './forms/use-draft.ts';
import { redirectSignedOut } from './sign-out-redirect.ts';
import { hasUnsaved } from './unsaved-work.ts';

/** Another member of the same account, as the user data names it (G44). */
export interface OtherMember {
  hash_user_id: string;
  nickname: string;
  variant: VariantKey;
}

function useMemberSwitch() {
  const [going, setGoing] = useState<string | null>(null);
  const toast = useToast();
  const change = async (hash_user_id: string) => {
    setGoing(hash_user_id);
    try {
      // Brought on the press: client and contract stay out of every page's first load.
      const [{ browserApi }, { switchMemberEndpoint }] = await Promise.all([lateBrowserApi(), memberCalls()]);
      const { url = '/' } = await browserApi().call(switchMemberEndpoint, { body: { hash_user_id } });
      redirectSignedOut(url);
    } catch {
      setGoing(null);
      toast({ text: '切り替えられませんでした。もう一度お試しください。' });
    }
  };
  return { change, going };
}

/**
 * The other members of this account, by nickname and programme, each a press away (G44); nothing where there is none.
 * What is written and not saved goes with the page: that is asked before anything changes.
 */
export function MemberSwitch({ others }: { others: readonly OtherMember[] }) {
  const [asked, setAsked] = useState<string | null>(null);
  const { change, going } = useMemberSwitch();
  const stay = () => setAsked(null);
  if (others.length === 0) return null;
  return (
    <>
      <ul className="grid gap-3">
        {others.map(({ hash_user_id: id, nickname, variant }) => (
          <li key={id}>
            <Button
              kind="plain"
              width="full"
              onClick={() => (hasUnsaved() || hasDrafts() ? setAsked(id) : change(id))}
              busy={going === id ? '切り替えています…' : undefined}
              disabled={going !== null && going !== id}
            >
              {nickname}さんに切り替える
              <br />
              <small>{VARIANTS[variant].brand.sub}</small>
            </Button>
          </li>
        ))}
      </ul>
      <QuestionDialog
        isOpen={asked !== null}
        onClose={stay}
        title="保存していないものがあります。切り替えますか"
        answer={{ label: '切り替えない', onPress: stay }}
        otherAnswer={{
          label: '切り替える',
          onPress: () => {
            const id = asked;
            stay();
            if (id !== null) change(id);
          },
        }}
      >
        <p>切り替えると、書きかけのものは下書きも消えます。</p>
      </QuestionDialog>
    </>
  );
}
