import { describe, expect, it } from 'vitest';
import { forgetMember } from './data/tab-session.ts';
import { hasUnsaved, registerUnsaved } from './unsaved-work.ts';

describe('保存していないもの（G13・G67）', () => {
  it('聞かれたときに書きかけがある場合だけ、あると答える', () => {
    let isUnsaved = false;
    const release = registerUnsaved(() => isUnsaved);
    expect(hasUnsaved()).toBe(false);
    isUnsaved = true;
    expect(hasUnsaved()).toBe(true);
    release();
    expect(hasUnsaved()).toBe(false);
  });

  // @proves state draft: logout
  it('ログアウトしたあとは、二度たずねないように、ないと答える', () => {
    registerUnsaved(() => true);
    forgetMember();
    expect(hasUnsaved()).toBe(false);
  });
});
