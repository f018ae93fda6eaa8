import { Button, ButtonLink } from '../button/index.ts';
import { TelephoneLink } from '../call-box/call-box.tsx';
import { Fold } from '../fold/fold.tsx';
import { EXAMPLE_NUMBER, LONG_WORDS, press } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { ThresholdBox } from './threshold-box.tsx';

export const thresholdBoxGallery: PartGallery = {
  noun: 'threshold-box',
  title: '病院から言われた目安',
  states: {
    カード: (
      <ThresholdBox heading="病院から言われた目安" level={3}>
        <p>
          <b>体温 38.0℃以上</b>
        </p>
        <p className="ui-meta">見本病院・昼と夜の番号を登録ずみ</p>
        <div>
          <Button kind="plain" icon="pen" onClick={press}>
            見る・直す
          </Button>
        </div>
      </ThresholdBox>
    ),
    まだないカード: (
      <ThresholdBox heading="病院から言われた目安" level={3}>
        <p>{LONG_WORDS}</p>
      </ThresholdBox>
    ),
    電話するとき: (
      <ThresholdBox
        heading="病院から言われた目安にあてはまります。"
        level={null}
        act="見本病院に電話してください。"
      >
        <TelephoneLink number={EXAMPLE_NUMBER} />
        <ButtonLink href={EXAMPLE_NUMBER.href} icon="phone" size="large" width="full">
          昼の番号に電話する
        </ButtonLink>
        <Fold summary="電話で伝えること">
          <p>見本花子です。</p>
        </Fold>
      </ThresholdBox>
    ),
  },
};
