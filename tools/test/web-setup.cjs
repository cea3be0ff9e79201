require('@testing-library/jest-dom');
const { configure, getConfig } = require('@testing-library/react');

// Two workers share two cores with PostgreSQL: a page with a dialog may take long when other work runs.
configure({ asyncUtilTimeout: 30_000 });

// Whoever waits looks again and again: only the last look, which fails the test, says what the page was.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    message && getConfig()._disableExpensiveErrorDiagnostics ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' }) : getElementError(message, container),
});

// What a page kept for the person is not there for the next test.
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
