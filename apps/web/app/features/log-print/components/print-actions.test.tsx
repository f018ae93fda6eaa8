import { expect, it } from 'vitest';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { PrintActions } from './print-actions.tsx';

const draw = (periodFault: string | null, isReady = true, unprintable: string[] = []) =>
  drawOnPage(
    <PrintActions asked={{}} isReady={isReady} periodFault={periodFault} unprintable={unprintable} />,
  );

it('えらんだ日が期間にならない場合、ボタンのそばで、まだ保存できないことと、わけを言う', () => {
  const drawn = draw('終わりの日は、始まりの日より後にしてください', false);
  expect(drawn).toContain('まだ、印刷も保存もできません');
  expect(drawn).toContain('えらんだ期間が使えないためです。終わりの日は、始まりの日より後にしてください。');
  expect(drawn).toContain('role="status"');
  expect(drawn).not.toContain('まとめを作っています');
});

it('使える期間の場合は、何も言わず、できあがるまで、印刷を待ってもらう', () => {
  expect(draw(null)).not.toContain('まだ、印刷も保存もできません');
  expect(draw(null, false)).toContain('まとめを作っています');
});

it('PDFで〓になる文字がある場合、印刷する前に、どの文字かと、どうすればよいかを言う', () => {
  const drawn = draw(null, true, ['ไ', 'ท']);
  expect(drawn).toContain('PDFでは「〓」になる文字があります');
  expect(drawn).toContain('「ไ」「ท」は、PDFの書体にありません。');
  expect(drawn).toContain('「印刷する」をお使いください');
  expect(draw(null, true, ['〓'])).not.toContain('PDFの書体にありません');
  expect(draw(null)).not.toContain('〓');
});
