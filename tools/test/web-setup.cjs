require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

// Two workers share two cores with PostgreSQL: a page with a dialog may take long when other work runs.
configure({ asyncUtilTimeout: 15_000 });

// What a page kept for the person is not there for the next test.
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
