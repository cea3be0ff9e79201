// The order of the test files: those known to take long begin, so that none of them ends a run alone, with a core idle beside it. The others follow as Jest
// orders them: the larger the file, the sooner.
const { default: Sequencer } = require('@jest/test-sequencer');

/** Their length is not to be seen by their size. */
const LONG = [
  'apps/api/src/seeds/demo.int-spec.ts',
  'libs/forms/web/src/builder/builder.page.test.tsx',
  'apps/api/test/access.int-spec.ts',
  'tools/drill/drill.int-spec.ts',
  'libs/settings/web/src/roles/roles.test.tsx',
  'tools/test/postgres.int-spec.ts',
];

const place = ({ path }) => {
  const index = LONG.findIndex((file) => path.endsWith(file));
  return index < 0 ? LONG.length : index;
};

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => place(a) - place(b));
  }
};
