import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Cover } from './index.ts';

it('外の写真には、届かないときの絵が、隠れて添えられている', () => {
  const drawn = renderToStaticMarkup(<Cover image={{ url: '/photo.jpg' }} alt="" instead="read" />);
  expect(drawn).toMatch(/<img[^>]*data-outside-picture=""[^>]*\/?><span class="ui-instead" hidden=""><svg/);
});
