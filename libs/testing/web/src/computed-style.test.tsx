// tools/test/computed-style.cjs answers in place of jsdom: as the selector engine says, and of the page as it is now.
const SELECTORS = [
  '.a', '.a.b', '.b .c', 'div.a, p > .c', '.a:not(.b)', 'p:is(.c, .d) > span', '[data-x="a,b"].a', '[data-x="]"]', ':where(.a) > *', '.light .d', '.b ~ .c', '.c+.c', '#i.a', '.B', 'DIV', 'svg rect', '[class~=a]',
  '.x:nth-child(2n+1)', '.a\\:b', ':is(.a, .b):not(:is(.c, .d))', '*',
] as const;
const PAGE = `<div class="a"><p class="b c" data-x="a,b"><span class="c"></span><span class="a\nb c" data-x="a,b"></span></p><p class="d"><span class="B x"></span><span id="i" class="a d"></span></p></div>
  <svg class="a"><rect class="b"></rect></svg><div class="a:b light"><b class="d c"></b><b class="c" data-x="]"></b></div>`;

it.each(SELECTORS)('a style for %s is that of the elements which it matches', (selector) => {
  document.head.innerHTML = `<style>${selector} { position: sticky }</style>`;
  document.body.innerHTML = PAGE;
  const elements = [...document.querySelectorAll('body *')];
  expect(elements.filter((element) => getComputedStyle(element).position === 'sticky')).toEqual(elements.filter((element) => element.matches(selector)));
});

it('what is hidden is hidden for what is in it, until the page changes', () => {
  document.head.innerHTML = '<style>.off { visibility: hidden; display: none } .on { visibility: visible }</style>';
  document.body.innerHTML = '<div class="off"><p><b class="on"></b></p></div>';
  const [outer, inner, shown] = [...document.querySelectorAll('div, p, b')] as [HTMLElement, HTMLElement, HTMLElement];
  const visibility = () => [outer, inner, shown].map((element) => getComputedStyle(element).visibility);
  expect(visibility()).toEqual(['hidden', 'hidden', 'visible']);
  expect([getComputedStyle(outer).display, getComputedStyle(inner).display]).toEqual(['none', 'block']);
  outer.className = '';
  expect(visibility()).toEqual(['visible', 'visible', 'visible']);
  inner.style.setProperty('visibility', 'hidden');
  expect(getComputedStyle(inner).getPropertyValue('visibility')).toBe('hidden');
  expect(getComputedStyle(inner).color).toBe(getComputedStyle(outer).color);
});

export {};
