/*
 * Functions that run inside the page: Playwright sends their text, so each stands alone and names nothing outside.
 * All look at the open dialog where there is one, because the page behind it is out of reach.
 */

/**
 * Targets lower than `least` px, in words. A link inside a sentence is as high as its line (WCAG 2.5.8, exception
 * "inline"); what a label or a stretched link adds to a target counts, since a press there works.
 */
export function smallTargets(least: number): string[] {
  const root = document.querySelector('dialog[open]') ?? document.body;
  const targets = root.querySelectorAll<HTMLElement>(
    'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="button"]',
  );
  const labelsOf = (target: Element) =>
    target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type)
      ? [...(target.labels ?? [])]
      : [];
  const isInSentence = (target: Element) => {
    if (!/^inline(-block)?$/.test(getComputedStyle(target).display)) return false;
    let block = target.parentElement;
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    const around = block?.cloneNode(true) as Element | undefined;
    for (const other of around?.querySelectorAll('a, button') ?? []) other.remove();
    const words = around?.textContent ?? '';
    // A point of a list may be written as a sentence; where it holds only a link, there is none around it.
    if (block?.localName === 'li') return /[\p{L}\p{N}].*[、。]/u.test(words);
    return block?.localName === 'p' && /[\p{L}\p{N}]/u.test(words);
  };
  /** How far up and down from its middle a press still reaches the target. */
  const reachedHeight = (target: HTMLElement) => {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const owners = [target, ...labelsOf(target)];
    const isReached = (y: number) => {
      const hit = document.elementFromPoint(left + width / 2, y);
      return hit !== null && owners.some((owner) => owner.contains(hit));
    };
    const middle = top + height / 2;
    let reach = 0;
    for (const step of [-1, 1]) {
      for (let away = 0; away < least && isReached(middle + step * (away + 0.5)); away += 1) reach += 1;
    }
    return reach;
  };
  return [...targets].flatMap((target) => {
    if (!target.checkVisibility({ visibilityProperty: true }) || isInSentence(target)) return [];
    const boxes = [target, ...labelsOf(target)].map((owner) => owner.getBoundingClientRect().height);
    const height = Math.max(...boxes);
    if (height >= least - 0.5 || reachedHeight(target) >= least - 1) return [];
    const words = (target.textContent || target.getAttribute('aria-label') || target.id).trim();
    return [`<${target.localName}> 「${words.slice(0, 30)}」 is ${Math.round(height)} px high`];
  });
}

/** Fields with letters below 16 px, in words: an iPhone enlarges the page under whoever enters one. */
export function enlargingFields(): string[] {
  const root = document.querySelector('dialog[open]') ?? document.body;
  const fields = root.querySelectorAll<HTMLElement>(
    'textarea, select, input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"], [type="submit"])',
  );
  return [...fields].flatMap((field) => {
    const px = Number.parseFloat(getComputedStyle(field).fontSize);
    return px >= 16 || !field.checkVisibility()
      ? []
      : [`<${field.localName}> ${field.id} has letters of ${px} px`];
  });
}

/** Words that reach beyond the window, beyond what cuts them off, or beyond the button or label they stand on. */
export function wordsCutOff(): string[] {
  /** Rounding, and the space that letter spacing leaves behind the last letter. */
  const tolerance = 4;
  const root = document.querySelector('dialog[open]') ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  /** Left and right edge between which the words of an element can be read. */
  const edgesFor = (element: Element | null, edges: readonly [number, number]): readonly [number, number] => {
    if (!element) return edges;
    const { overflowX, display } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth) {
      return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    }
    const holdsWords =
      /hidden|clip/.test(overflowX) || (element.matches('a, button, label, summary') && display !== 'inline');
    if (!holdsWords) return edgesFor(element.parentElement, edges);
    const { left, right, width } = element.getBoundingClientRect();
    // Words for those who listen are cut off on purpose.
    if (width <= 1) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    return edgesFor(element.parentElement, [Math.max(left, edges[0]), Math.min(right, edges[1])]);
  };
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('script, style, noscript')) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (boxes.length === 0) continue;
    const [from, to] = edgesFor(element, [0, document.documentElement.clientWidth]);
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    if (left >= from - tolerance && right <= to + tolerance) continue;
    const span = `${Math.round(left)}–${Math.round(right)} of ${Math.round(from)}–${Math.round(to)}`;
    found.push(`「${node.textContent.trim().slice(0, 30)}」 ${span}`);
  }
  return found;
}

/** Px between the last words or the last target of the page and the footer; null where there is no footer. */
export function roomBeforeFooter(): number | null {
  const main = document.querySelector('main');
  const footer = document.querySelector('#site-footer');
  // The gallery of parts shows a footer among the others.
  if (!main || !footer || main.contains(footer)) return null;
  const beside = '.ui-consultation-dock, .ui-visually-hidden, dialog';
  const isSeen = (element: Element | null) =>
    element?.checkVisibility({ visibilityProperty: true }) && !element.closest(beside);
  const bottoms: number[] = [];
  for (const target of main.querySelectorAll('a[href], button, select, textarea, input, summary'))
    if (isSeen(target)) bottoms.push(target.getBoundingClientRect().bottom);
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || !isSeen(node.parentElement)) continue;
    range.selectNodeContents(node);
    // What is not drawn (noscript) has its place at 0, which is no end of anything.
    if (range.getClientRects().length > 0) bottoms.push(range.getBoundingClientRect().bottom);
  }
  const end = footer.getBoundingClientRect().top;
  // What floats over the page is not its end.
  const ended = bottoms.filter((bottom) => bottom <= end + 1);
  return Math.round(end - Math.max(...ended));
}

/**
 * Links, buttons and fields that something lies over, in words. Each is looked at where the keyboard would bring it into
 * view, from above and from below: there nothing may cover it. Then the page is read through a window at a time, and
 * nothing that floats may lie over any of them; what is as wide as the window and at its edge is the edge itself, since
 * what stands under it is no more covered than what is further down.
 */
export function coveredTargets(): string[] {
  const root = document.querySelector('dialog[open]') ?? document.body;
  const { clientWidth, clientHeight, scrollHeight } = document.documentElement;
  const targets = [
    ...root.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="button"]',
    ),
  ].filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: false }));
  const ownersOf = (target: HTMLElement): HTMLElement[] =>
    target instanceof HTMLInputElement ? [target, ...(target.labels ?? [])] : [target];
  const nameOf = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? element.id;
    return `<${element.localName} class="${element.className}"> 「${words.trim().slice(0, 24)}」`;
  };
  /** Boxes in which a press belongs to the target: a link that goes on in the next line has two. */
  const boxesOf = (target: HTMLElement): DOMRect[] => {
    const isTick = target instanceof HTMLInputElement && /^(radio|checkbox|file)$/.test(target.type);
    const own = isTick ? (target.labels?.[0] ?? target) : target;
    return [...own.getClientRects()].filter(({ width, height }) => width > 8 && height > 8);
  };
  /** What floats, of which this is a part. */
  const floatOf = (element: Element | null): Element | null => {
    if (element === null || element === root) return null;
    return /fixed|sticky/.test(getComputedStyle(element).position) ? element : floatOf(element.parentElement);
  };
  const isEdge = (float: Element) => {
    const { left, right, top, bottom } = float.getBoundingClientRect();
    const isWide = left <= 1 && right >= clientWidth - 1;
    return isWide && (top <= 1 || bottom >= clientHeight - 1);
  };
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const room =
    clientHeight - (Number.parseFloat(scrollPaddingTop) || 0) - (Number.parseFloat(scrollPaddingBottom) || 0);
  /** What lies over one of five points of it in the window; null where nothing does. */
  const coverOf = (target: HTMLElement, isCover: (hit: Element) => boolean): Element | null => {
    const owners = ownersOf(target);
    // What is higher than the room of the window begins in view and goes on below: a block, or a link of many lines.
    const isHigher = target.getBoundingClientRect().height > room;
    for (const { left, top, width, height: whole } of boxesOf(target).slice(0, isHigher ? 1 : undefined)) {
      const height = isHigher ? Math.min(whole, 48) : whole;
      for (const [across, down] of [
        [0.5, 0.5],
        [0.08, 0.2],
        [0.92, 0.2],
        [0.08, 0.8],
        [0.92, 0.8],
      ] as const) {
        const [x, y] = [left + width * across, top + height * down];
        const hit = document.elementFromPoint(x, y);
        const isFree = hit === null || owners.some((own) => own.contains(hit) || hit.contains(own));
        if (!isFree && isCover(hit)) return hit;
      }
    }
    return null;
  };
  const found = new Set<string>();
  const tell = (target: HTMLElement, cover: Element | null, when: string) => {
    if (cover) found.add(`${nameOf(target)} is under ${nameOf(floatOf(cover) ?? cover)}, ${when}`);
  };
  const goTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  for (const [from, when] of [
    [0, 'coming down to it'],
    [scrollHeight, 'coming up to it'],
  ] as const) {
    for (const target of targets) {
      // What floats itself is where it is; it is looked at below.
      if (floatOf(target)) continue;
      goTo(from);
      target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      tell(
        target,
        coverOf(target, (hit) => floatOf(hit) !== null),
        when,
      );
    }
  }
  for (let top = 0; top < scrollHeight; top += clientHeight * 0.8) {
    goTo(top);
    for (const target of targets) {
      const own = floatOf(target);
      const cover = coverOf(target, (hit) => {
        const float = floatOf(hit);
        return float !== null && float !== own && !isEdge(float);
      });
      tell(target, cover, 'while it is read');
    }
  }
  goTo(0);
  return [...found];
}

/** The letters that a phone or computer is set to, half as large again, on or off. */
export function textByHalf(isOn: boolean): void {
  document.documentElement.style.fontSize = isOn ? '150%' : '';
}

/** The same, twice as large. */
export function doubleText(isOn: boolean): void {
  document.documentElement.style.fontSize = isOn ? '200%' : '';
}

/** The largest letters of the reading settings, on or off. */
export function enlargeText(isOn: boolean): void {
  if (isOn) document.documentElement.setAttribute('data-text', 'xlarge');
  else document.documentElement.removeAttribute('data-text');
}

/** Spacing that a person may ask of every text (WCAG 1.4.12), on or off. A constructed sheet passes the page's policy. */
export function spaceText(isOn: boolean): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
     p { margin-bottom: 2em !important }`,
  );
  document.adoptedStyleSheets = isOn ? [sheet] : [];
}
