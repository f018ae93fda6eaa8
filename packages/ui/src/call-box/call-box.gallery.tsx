import { ButtonLink } from '../button/index.ts';
import {
  EXAMPLE_CLOSED,
  EXAMPLE_LINES,
  EXAMPLE_NUMBER,
  EXAMPLE_OPEN,
  NO_NUMBER,
} from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { CallBox, TelephoneLink } from './index.ts';

const desk = { number: EXAMPLE_NUMBER, openNow: EXAMPLE_OPEN, lines: EXAMPLE_LINES };

export const callBoxGallery: PartGallery = {
  noun: 'call-box',
  title: '電話',
  states: {
    受付中: <CallBox {...desk} />,
    受付時間外: <CallBox {...desk} openNow={EXAMPLE_CLOSED} />,
    'いつもボタンがある、下に続きがある': (
      <CallBox {...desk} button="always">
        <ButtonLink href="#call-box" kind="plain" width="full">
          相談のご案内を見る
        </ButtonLink>
      </CallBox>
    ),
    番号だけ: <CallBox {...desk} button="none" stateHidden />,
    番号がまだない: <CallBox {...desk} number={NO_NUMBER} />,
    番号のリンク: (
      <div>
        <TelephoneLink number={EXAMPLE_NUMBER} />
        <TelephoneLink number={EXAMPLE_NUMBER} size="normal" />
      </div>
    ),
  },
};
