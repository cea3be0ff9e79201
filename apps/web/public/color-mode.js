// Before the first paint, so that a dark room gets no white flash. The rest is in libs/core/web/src/theme/color-mode.ts.
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem('afterbell.colorMode');
  } catch (_) {
    // Storage may be refused.
  }
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  var root = document.documentElement;
  root.classList.add(dark ? 'dark' : 'light');
  root.dataset.theme = dark ? 'dark' : 'light';
  root.style.colorScheme = dark ? 'dark' : 'light';
})();
