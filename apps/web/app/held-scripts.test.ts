import { describe, expect, it } from 'vitest';
import { holdScripts } from './held-scripts.ts';

const LINKS = '<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>';
const PAGE = `<head>${LINKS}<link rel="stylesheet" href="/a.css"/></head><body><script nonce="m">first()</script><script nonce="m" type="module" async="">import "/a.js";</script></body>`;

describe('最初の絵のあとまで、スクリプトを待たせる', () => {
  it('スクリプトへのリンクと、ページのスクリプトだけが変わり、印は残る', () => {
    expect(holdScripts(PAGE)).toBe(
      '<head><link rel="later" href="/a.js"/><link rel="later" href="/b.js"/><link rel="stylesheet" href="/a.css"/></head><body><script nonce="m">first()</script><script nonce="m" type="text/plain" id="page-script">import "/a.js";</script></body>',
    );
  });

  it('ページのスクリプトがない場合、何も変えない', () => {
    const without = PAGE.replace(' type="module" async=""', '');
    expect(holdScripts(without)).toBe(without);
  });

  it('送る欄のある画面では、何も待たせない。さがす欄だけの画面では待たせる', () => {
    const withForm = (method: string) =>
      PAGE.replace('<body>', `<body><form class="a" method="${method}"></form>`);
    expect(holdScripts(withForm('post'))).toBe(withForm('post'));
    expect(holdScripts(withForm('get'))).toContain('id="page-script"');
  });

  it('スクリプトが持ってくるものの場所が空いている画面では、何も待たせない', () => {
    const waiting = PAGE.replace('<body>', '<body><div class="ui-skeleton" data-shape="rows"></div>');
    expect(holdScripts(waiting)).toBe(waiting);
  });
});
