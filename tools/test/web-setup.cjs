require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

// Two workers share two cores with PostgreSQL: the default second is too short for a page with a dialog.
configure({ asyncUtilTimeout: 5_000 });

// What a page kept for the person is not there for the next test.
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
