// Layout and pointer parts that jsdom does not do, as harmless stand-ins. Runs before each *.test.tsx file.
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
window.ResizeObserver ??= Observer;
window.IntersectionObserver ??= Observer;

window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

window.PointerEvent ??= class PointerEvent extends MouseEvent {
  constructor(type, init = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 1;
    this.pointerType = init.pointerType ?? 'mouse';
    this.isPrimary = init.isPrimary ?? true;
  }
};
window.CSS ??= {};
window.CSS.escape ??= (text) => String(text).replace(/[^\w-]/g, (char) => `\\${char}`);
window.CSS.supports ??= () => false;

window.scrollTo = () => {};
window.scrollBy = () => {};
Object.assign(window.Element.prototype, {
  scrollTo() {},
  scrollIntoView() {},
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
  getAnimations: () => [],
});
window.URL.createObjectURL ??= () => 'blob:test';
window.URL.revokeObjectURL ??= () => {};

// A pointer that moves was elsewhere before. jsdom has no layout and leaves it at 0, 0 for ever, and menus (@zag-js/focus-visible) take no notice of a
// pointer that stays where it was: a choice then came before its item was marked, and was dropped. So each move is preceded by one from beside.
window.addEventListener(
  'pointermove',
  ({ clientX, clientY }) => {
    if (!clientX && !clientY) document.dispatchEvent(new window.PointerEvent('pointermove', { clientX: 1, pointerType: 'mouse' }));
  },
  true,
);
