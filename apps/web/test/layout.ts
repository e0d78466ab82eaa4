import type { Page } from 'playwright-core';

/** What is wrong with the table screen as it is, a line each: what a decision needs must be seen, reached and read without scrolling. A sheet over it is measured alone. */
export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate(measure);

/** Runs in the page. */
async function measure(): Promise<string[]> {
  const frames = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await frames();
  // Whatever is drawn anew may need letters that nobody has asked for yet.
  while (document.fonts.status === 'loading') {
    await document.fonts.ready;
    await frames();
  }
  // What moves is measured where it comes to rest; a clock that runs down need not be waited for.
  for (const one of document.getAnimations()) one.finish();
  const faults: string[] = [];
  const screen = document.querySelector<HTMLElement>('.table-screen');
  if (!screen) return ['There is no table.'];
  const sheet = document.querySelector<HTMLElement>('dialog[open]');
  /** A first note takes the header's place until it is put away. */
  const isNoted = screen.querySelector('.table-head > .tip') !== null;
  const { innerWidth: wide, innerHeight: high } = window;
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const INTERACTIVE =
    'button, a[href], input, select, summary, [role="button"], [data-move], [tabindex="0"]:not([role="tabpanel"], [role="region"])';

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (one: Element): CSSStyleDeclaration => {
    const known = styles.get(one) ?? getComputedStyle(one);
    styles.set(one, known);
    return known;
  };
  const nameOf = (one: Element): string => {
    const text = one.getAttribute('aria-label') ?? one.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    const type = one.getAttribute('class')?.split(' ').slice(0, 2).join('.') ?? '';
    return `${one.tagName.toLowerCase()}.${type} «${text.slice(0, 40)}»`;
  };
  const round = ({ left, top, right, bottom }: DOMRect): string => [left, top, right, bottom].map(Math.round).join(' ');

  function seesWhole(): void {
    const root = document.documentElement;
    if (root.scrollWidth > wide + 1) faults.push(`the page is ${root.scrollWidth} wide`);
    if (root.scrollHeight > high + 1) faults.push(`the page is ${root.scrollHeight} high`);
    const stage = document.querySelector('.stage');
    const banners = document.querySelector('.banners')?.textContent ?? '';
    if (stage && stage.scrollHeight > stage.clientHeight + 1)
      faults.push(`the stage scrolls ${stage.scrollHeight}/${stage.clientHeight} under «${banners}»`);
    if (stage && stage.scrollWidth > stage.clientWidth + 1)
      faults.push(`the stage scrolls sideways ${stage.scrollWidth}/${stage.clientWidth}`);
  }

  /** Whatever else is said: whose turn it is, and the way to everything else. */
  function seesHead(): void {
    for (const wanted of sheet || isNoted ? [] : ['.sign', '.turn', '[aria-haspopup="menu"]']) {
      const part = screen!.querySelector(`.table-head ${wanted}`);
      // In a pause it is nobody's turn.
      const isEmpty = wanted === '.turn' && part?.textContent === '';
      if (!part || (!isEmpty && (isHidden(part) || part.getBoundingClientRect().width < 20)))
        faults.push(`the header does not show ${wanted}`);
    }
  }

  function seesClocks(): void {
    for (const clock of sheet ? [] : screen!.querySelectorAll('.seat-clock')) {
      if (isHidden(clock)) continue;
      const place = clock.getBoundingClientRect();
      const shown = shownPart(clock);
      if (!shown || shown.height < place.height - 1 || shown.width < place.width - 1)
        faults.push(`cut: ${nameOf(clock)} at ${round(place)}${shown ? ` to ${round(shown)}` : ''}`);
      coversNothing(clock, place);
    }
  }

  /** Words beside it stay readable. */
  function coversNothing(clock: Element, { left, top, right, bottom }: DOMRect): void {
    const texts = document.createTreeWalker(clock.parentElement!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (clock.contains(text) || !text.nodeValue?.trim() || isHidden(text.parentElement!)) continue;
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const across = Math.min(line.right, right) - Math.max(line.left, left);
        // A line is higher than its letters.
        const down = Math.min(line.bottom - line.height / 5, bottom) - Math.max(line.top + line.height / 5, top);
        if (across > 1 && down > line.height / 8) faults.push(`${nameOf(clock)} covers «${text.nodeValue}»`);
      }
    }
  }

  function seesParts(): void {
    for (const wanted of sheet ? [] : ['hand', 'common', 'sentence', 'finish']) {
      const parts = [...screen!.querySelectorAll<HTMLElement>(`[data-part="${wanted}"]`)].filter(one => one.getClientRects().length > 0);
      if (parts.length === 0) faults.push(`nothing is marked as ${wanted}`);
      for (const part of parts) {
        const place = part.getBoundingClientRect();
        const across = Math.min(place.right, wide) - Math.max(place.left, 0);
        const down = Math.min(place.bottom, high) - Math.max(place.top, 0);
        const seen = across <= 0 || down <= 0 ? 0 : (across * down) / (place.width * place.height);
        if (seen < (wanted === 'common' ? 0.6 : 0.97)) faults.push(`${wanted} is outside: ${Math.round(seen * 100)} % of ${round(place)}`);
        else if (wanted !== 'finish') seesUncovered(wanted, part, place);
      }
    }
  }

  function seesUncovered(wanted: string, part: HTMLElement, place: DOMRect): void {
    let covered = 0;
    let by: Element | null = null;
    const points = 6;
    for (let i = 0; i < points * points; i++) {
      const x = place.left + (place.width * ((i % points) + 0.5)) / points;
      const y = place.top + (place.height * (Math.floor(i / points) + 0.5)) / points;
      if (x < 0 || y < 0 || x >= wide || y >= high) continue;
      const hit = document.elementFromPoint(x, y);
      if (!hit || part.contains(hit) || hit.contains(part) || hit.closest('[data-part]')?.contains(part)) continue;
      covered += 1;
      by = hit;
    }
    if (covered > 4) faults.push(`${wanted} is covered at ${covered} of 36 points by ${nameOf(by!)}`);
  }

  interface Edges {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }

  const rooms = new Map<Element, Edges>();
  /** What a box lets be seen of what lies in it: no more than the boxes around it. */
  function roomIn(box: Element | null): Edges {
    if (!box) return { left: 0, top: 0, right: wide, bottom: high };
    const known = rooms.get(box);
    if (known) return known;
    let { left, top, right, bottom } = roomIn(box.parentElement);
    const { overflowX, overflowY } = styleOf(box);
    const edge = box.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    const room = { left, top, right, bottom };
    rooms.set(box, room);
    return room;
  }

  /** Where it can be seen: inside the window, and inside whatever clips or scrolls it. */
  function shownPart(one: Element): DOMRect | undefined {
    const place = one.getBoundingClientRect();
    const room = roomIn(one.parentElement);
    const [left, top] = [Math.max(room.left, place.left), Math.max(room.top, place.top)];
    const [right, bottom] = [Math.min(room.right, place.right), Math.min(room.bottom, place.bottom)];
    return right - left > 2 && bottom - top > 2 ? new DOMRect(left, top, right - left, bottom - top) : undefined;
  }

  const isHidden = (one: Element): boolean =>
    one.getClientRects().length === 0 ||
    !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    one.closest('.visually-hidden, [inert], .skip') !== null;

  function reachesAll(): void {
    for (const one of (sheet ?? document).querySelectorAll<HTMLElement>(INTERACTIVE)) {
      if (isHidden(one) || styleOf(one).pointerEvents === 'none') continue;
      const place = one.getBoundingClientRect();
      const shown = shownPart(one);
      // Inside something that scrolls by itself a thing may be out of sight.
      if (!shown || shown.width < place.width * 0.5 || shown.height < place.height * 0.5) continue;
      const isFanned = one.closest('[data-part="hand"]') !== null;
      if (!hits(one, shown, isFanned)) {
        const middle = document.elementFromPoint(shown.left + shown.width / 2, shown.top + shown.height / 2);
        faults.push(`${nameOf(one)} at ${round(place)} lies under ${middle ? nameOf(middle) : 'nothing'}`);
      } else if (isTouch && !isFanned && !isInline(one) && !isLarge(one, place)) {
        faults.push(`${nameOf(one)} is only ${Math.round(place.width)}×${Math.round(place.height)}`);
      }
    }
  }

  const owns = (one: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (one.contains(hit) || hit.closest('label')?.contains(one) === true);
  };

  function hits(one: Element, { left, top, width, height }: DOMRect, anywhere: boolean): boolean {
    if (owns(one, left + width / 2, top + height / 2)) return true;
    if (!anywhere) return false;
    for (const across of [0.1, 0.25, 0.75, 0.9])
      for (const down of [0.1, 0.5, 0.9]) if (owns(one, left + width * across, top + height * down)) return true;
    return false;
  }

  /** Words in running text; but a way to a rule is as large as any other target. */
  const isInline = (one: Element): boolean =>
    one.closest('p, li, td') !== null && styleOf(one).display.startsWith('inline') && !one.matches('.button, .board-link');

  function isLarge(one: Element, { left, top, width, height }: DOMRect): boolean {
    if (width >= 43.5 && height >= 43.5) return true;
    const [x, y] = [left + width / 2, top + height / 2];
    const across = width >= 43.5 || (owns(one, x - 21, y) && owns(one, x + 21, y));
    const down = height >= 43.5 || (owns(one, x, y - 21) && owns(one, x, y + 21));
    return across && down;
  }

  function readsAll(): void {
    const texts = document.createTreeWalker(sheet ?? document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const box = text.parentElement;
      if (!box || !text.nodeValue?.trim() || isHidden(box) || !shownPart(box)) continue;
      isCut(box);
      isClipped(text as Text, box);
      isBroken(text as Text, box);
    }
  }

  /** Cut by a box around it. What scrolls, and what ends with a whole word, may be. */
  function isClipped(text: Text, box: HTMLElement): void {
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()];
    for (let one: HTMLElement | null = box; one; one = one.parentElement) {
      const { overflowX, overflowY, webkitLineClamp, clipPath } = styleOf(one);
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`) || webkitLineClamp !== 'none' || clipPath !== 'none') return;
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const isWhole = (line: DOMRect) =>
        (overflowX === 'visible' || Math.min(line.right, right) - Math.max(line.left, left) > line.width - 2) &&
        (overflowY === 'visible' || Math.min(line.bottom, bottom) - Math.max(line.top, top) > line.height * 0.7);
      const clipped = lines.find(line => !isWhole(line));
      if (clipped) {
        faults.push(`clipped: ${nameOf(box)} ${round(clipped)} by ${nameOf(one)}`);
        return;
      }
    }
  }

  const cut = new Set<Element>();
  function isCut(box: HTMLElement): void {
    for (let one: HTMLElement | null = box; one && styleOf(one).display !== 'block'; one = one.parentElement) if (cut.has(one)) return;
    const { overflowX, textOverflow } = styleOf(box);
    const isScroller = overflowX === 'auto' || overflowX === 'scroll';
    if ((overflowX === 'visible' && textOverflow !== 'ellipsis') || isScroller || box.scrollWidth <= box.clientWidth + 1 || cut.has(box))
      return;
    cut.add(box);
    faults.push(`cut: ${nameOf(box)} ${box.scrollWidth}/${box.clientWidth}`);
  }

  const linesOf = (range: Range): number => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;

  function readsTurn(): void {
    const turn = screen!.querySelector('.turn strong');
    if (!turn || isNoted) return;
    const range = document.createRange();
    range.selectNodeContents(turn);
    if (linesOf(range) > 1) faults.push(`in two lines: ${nameOf(turn)}`);
    if (range.getBoundingClientRect().right > (shownPart(turn)?.right ?? 0) + 1) faults.push(`cut: ${nameOf(turn)}`);
  }

  const CJK = /[\u3040-\u30ff\u3400-\u9fff]/;
  function isBroken(text: Text, box: HTMLElement): void {
    const { hyphens } = styleOf(box);
    // Japanese breaks anywhere in running text, but not in a short label.
    const label = box.closest('button, h1, h2, h3, [role="tab"]') !== null && text.data.trim().length <= 14;
    for (const word of text.data.matchAll(/[\u30a0-\u30ff]{2,}|[\p{L}\u00ad]{4,}/gu)) {
      if (word[0].includes('\u00ad') || (CJK.test(word[0]) ? !label || !/^[\u30a0-\u30ff]+$/.test(word[0]) : hyphens === 'auto')) continue;
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (linesOf(range) > 1) faults.push(`broken: «${word[0]}» in ${nameOf(box)}`);
    }
  }

  seesWhole();
  seesHead();
  seesClocks();
  seesParts();
  reachesAll();
  readsTurn();
  readsAll();
  return [...new Set(faults)];
}
