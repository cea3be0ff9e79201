// Runs in every page that is measured, before the page's own scripts: what it notes stands in the trace as marks and in `window.bench` as figures.
(() => {
  const bench = { events: [], lcp: 0, cls: 0, fcp: 0, long: [], frames: null };
  window.bench = bench;
  const observe = (type, take, options = {}) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  observe('largest-contentful-paint', ({ startTime }) => (bench.lcp = startTime));
  observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (bench.fcp = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => (bench.cls += hadRecentInput ? 0 : value));
  observe('longtask', ({ startTime, duration }) => bench.long.push({ startTime, duration }));
  observe('event', ({ name, duration, interactionId }) => interactionId && bench.events.push({ name, duration, interactionId }), { durationThreshold: 16 });

  const mark = (name) => performance.mark(`bench:${name}`);
  /** Marks the moment after the frame that shows what is there now. */
  const painted = (name, then = () => undefined) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        mark(name);
        port1.close();
        then();
      };
      port2.postMessage(null);
    });

  // The moment at which the answer of an operation is in the page, before anything reads it.
  bench.operation = null;
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const answer = await ask(input, init);
    if (bench.operation && typeof init?.body === 'string' && init.body.includes(`"${bench.operation}"`)) {
      const text = answer.text.bind(answer);
      answer.text = async () => {
        const body = await text();
        mark('data');
        return body;
      };
    }
    return answer;
  };

  /** Goes to an address of the application as its own links do, and marks when `count` elements of `selector` are painted. */
  bench.go = (path, operation, selector, count) =>
    new Promise((resolve) => {
      bench.operation = operation;
      const seen = new MutationObserver(() => {
        if (document.querySelectorAll(selector).length < count) return;
        seen.disconnect();
        painted('painted', resolve);
      });
      seen.observe(document.body, { childList: true, subtree: true });
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });

  /** The same rows without React, over the page: the markup that is there, read, styled, laid out and painted once more. `opening`: as they are before the page lays out what is out of sight (`data-whole`). */
  bench.showPlain = (selector, opening) =>
    new Promise((resolve) => {
      const rows = document.querySelector(selector);
      const box = rows.getBoundingClientRect();
      const frame = rows.parentElement.cloneNode(false);
      const copy = rows.cloneNode(false);
      // Names of their own, or a press of theirs would take the mark of the page's radio.
      const named = rows.innerHTML.replaceAll(' name="', ' name="plain-');
      const markup = opening ? named.replaceAll(' data-whole=""', '') : named;
      frame.dataset.plain = '';
      Object.assign(frame.style, { position: 'fixed', inset: `0 auto 0 ${box.left}px`, width: `${box.width}px`, overflow: 'auto', zIndex: 9999, background: 'Canvas' });
      frame.append(copy);
      document.body.append(frame);
      requestAnimationFrame(() =>
        setTimeout(() => {
          mark('plain-data');
          copy.innerHTML = markup;
          painted('plain-painted', resolve);
        }, 100),
      );
    });
  bench.hidePlain = () => document.querySelector('[data-plain]').remove();

  /** Marks each press and the frame that shows what it changed, in the page's own rows and in the plain ones. */
  const whose = (target) => (target.closest('[data-plain]') ? 'plain-' : '');
  addEventListener('pointerdown', ({ target }) => mark(`${whose(target)}press`), true);
  bench.shown = 0;
  addEventListener('change', ({ target }) => painted(`${whose(target)}shown`, () => (bench.shown += 1)), true);

  /** How far anything was scrolled, and the times of frames meanwhile. */
  bench.farthest = 0;
  addEventListener('scroll', ({ target }) => (bench.farthest = Math.max(bench.farthest, target.scrollTop ?? document.scrollingElement.scrollTop)), { capture: true, passive: true });
  bench.count = () => {
    const times = [];
    bench.frames = times;
    const next = (time) => {
      if (bench.frames !== times) return;
      times.push(time);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  };
  bench.counted = () => {
    const times = bench.frames;
    bench.frames = null;
    return times;
  };
})();
