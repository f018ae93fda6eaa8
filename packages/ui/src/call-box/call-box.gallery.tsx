import { ButtonLink } from '../button/index.ts';
import {
  EXAMPLE_CLOSED,
  EXAMPLE_LINES,
  EXAMPLE_NUMBER,
  EXAMPLE_OPEN,
  NO_NUMBER,
} from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { CallBox, TelephoneLink } from './call-box.tsx';

/** What works now, as the table of the variants names it. */
const CALL = { id: 'phone', label: '電話で相談する', icon: 'phone', href: null } as const;
const WRITE = {
  id: 'chat',
  label: 'いま書いておく',
  icon: 'chat',
  href: '#write',
  note: '11月21日（土）9:00からお返事します',
} as const;
const CALL_BACK = {
  ...CALL,
  id: 'call-back',
  label: '折り返しを予約する',
  note: '翌営業日以降にお電話します。',
};
const MAIL = { id: 'mail', label: 'メールで相談する', icon: 'mail', href: '#mail' } as const;

const desk = { number: EXAMPLE_NUMBER, openNow: EXAMPLE_OPEN, lines: EXAMPLE_LINES };

export const callBoxGallery: PartGallery = {
  noun: 'call-box',
  title: '電話',
  states: {
    受付中: <CallBox {...desk} ways={[CALL]} />,
    '受付時間外、書いておける': <CallBox {...desk} openNow={EXAMPLE_CLOSED} ways={[WRITE]} />,
    '受付時間外、折り返しとメール': <CallBox {...desk} openNow={EXAMPLE_CLOSED} ways={[CALL_BACK, MAIL]} />,
    'いつもボタンがある、下に続きがある': (
      <CallBox {...desk} ways={[CALL]} dial="always">
        <ButtonLink href="#call-box" kind="plain" width="full">
          相談のご案内を見る
        </ButtonLink>
      </CallBox>
    ),
    番号だけ: <CallBox {...desk} stateHidden />,
    番号がまだない: <CallBox {...desk} ways={[CALL]} number={NO_NUMBER} />,
    番号のリンク: (
      <div>
        <TelephoneLink number={EXAMPLE_NUMBER} />
        <TelephoneLink number={EXAMPLE_NUMBER} size="normal" />
      </div>
    ),
  },
};
