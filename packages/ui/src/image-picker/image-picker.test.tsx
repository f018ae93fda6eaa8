import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ImagePicker, type ImagePickerProps } from './image-picker.tsx';

const drawn = (state: Partial<ImagePickerProps> = {}) =>
  renderToStaticMarkup(
    <ImagePicker
      name="icon_key"
      label="プロフィールの写真"
      need="optional"
      accept="image/jpeg,image/png,image/webp"
      onChoose={() => {}}
      onClear={() => {}}
      {...state}
    />,
  );

describe('ImagePicker', () => {
  it('まだない場合、選ぶボタンだけを示し、名前と種類を持つ', () => {
    const html = drawn();
    expect(html).toContain('写真を選ぶ');
    expect(html).toMatch(/<label[^>]*for="icon_key"/);
    expect(html).toMatch(/<input[^>]*type="file"[^>]*accept="image\/jpeg,image\/png,image\/webp"/);
    expect(html).not.toContain('写真を使わない');
    expect(html).not.toContain('<progress');
  });

  it('送っている場合、進みを示し、やめられ、別の写真にもできる', () => {
    const html = drawn({ preview: 'blob:x', percent: 40 });
    expect(html).toMatch(/<progress[^>]*value="40"/);
    expect(html).toContain('送るのをやめる');
    expect(html).toContain('写真を選びなおす');
    expect(html).not.toContain('もう一度送る');
  });

  it('送れた場合、写真を示し、選びなおせ、使わないことにもできる', () => {
    const html = drawn({ preview: 'blob:x' });
    expect(html).toContain('src="blob:x"');
    expect(html).toContain('alt="選んだ写真"');
    expect(html).toContain('写真を選びなおす');
    expect(html).toContain('写真を使わない');
    expect(html).not.toContain('もう一度送る');
  });

  it('送れなかった場合、わけを欄に結びつけて示し、もう一度送れる', () => {
    const html = drawn({ preview: 'blob:x', error: '画像を送れませんでした', onAgain: () => {} });
    expect(html).toContain('もう一度送る');
    expect(html).toMatch(/<input[^>]*aria-describedby="icon_key-error"[^>]*aria-invalid="true"/);
  });
});
