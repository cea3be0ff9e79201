// Faults that are pure races on the database, or of the browser: tests of their own show them, with real connections. The drill names them, sees that they are there, and runs them with --specs.
import fs from 'node:fs';
import path from 'node:path';
import { root, run } from '../scripts/common.mjs';

export const TOLD = {
  R9: {
    title: 'two people save one roster',
    by: [
      ['libs/participation/api/src/attendance/attendance.service.int-spec.ts', 'in parallel lose nothing: every version is one save'],
      ['libs/participation/api/src/attendance/attendance.service.int-spec.ts', 'the second is told what the first marked, and nothing of the batch is written'],
    ],
  },
  R10: {
    title: 'the offline queue is sent late, twice, after a lock',
    by: [
      ['libs/participation/web/src/offline/offline.test.tsx', 'an answer that is lost four times doubles nothing, and the rest goes after it'],
      ['libs/participation/web/src/offline/decide.test.tsx', 'what somebody else changed waits for a decision with both values; the others are sent'],
      ['libs/participation/web/src/offline/decide.test.tsx', 'a month that was locked meanwhile leaves the marks here with the reason'],
      ['apps/e2e/src/offline.e2e.ts', 'attendance is taken with the network cut, through a reload and a closed browser'],
    ],
  },
  R11: {
    title: 'a month is locked while saves are under way',
    by: [
      ['libs/participation/api/src/attendance/attendance.service.int-spec.ts', 'waits for the save under way and refuses all that come after its commit'],
      ['libs/participation/api/src/lock/month-lock.service.int-spec.ts', 'holds a save that has been loaded before and is sent while the month is being locked'],
    ],
  },
  R12: { title: 'copying attendance to several sessions fails half-way', by: [['libs/participation/api/src/copying/copying.int-spec.ts', 'all of it when somebody would be in two places at once, until that is meant']] },
  R13: { title: 'a change of many people goes on after a kill, with a bad row among them', by: [['libs/people/api/src/bulk/bulk.int-spec.ts', 'goes on after a worker was killed, sets one bad row aside, and stops when it is asked to']] },
  R14: { title: 'many ask for the last place at once', by: [['libs/participation/api/src/places/places.int-spec.ts', 'gives its last place once, however many ask for it at the same time']] },
  R21: { title: 'a page that was open before a deploy asks for a chunk that is gone, or sends what the new build does not have', by: [['libs/core/web/src/session/chunk-reload.test.tsx', 'a page whose chunk is gone reloads once'], ['libs/core/web/src/session/chunk-reload.test.tsx', 'not again within ten seconds'], ['apps/api/test/tokens.int-spec.ts', 'a page that was open before a deploy sends the documents of its build, for a fortnight']] },
  R23: {
    title: 'what is read from sums is what it is made of, whatever was written',
    by: [
      ['libs/participation/api/src/hours/hours.int-spec.ts', 'is as the marks are after any edits, whenever they were counted, for any days and any part of the tree'],
      ['libs/participation/api/src/hours/hours.int-spec.ts', 'finds what is not as the marks say, makes it anew, and puts that on record'],
      ['libs/participation/api/src/today/dashboard-sums.int-spec.ts', 'days not entered by site are those of a count one by one, whatever was written and whenever it was counted'],
    ],
  },
};

export async function told({ id, specs }) {
  const bad = [];
  const { by } = TOLD[id];
  for (const [file, name] of by) {
    const source = fs.existsSync(path.join(root, file)) ? fs.readFileSync(path.join(root, file), 'utf8') : null;
    if (source === null || !source.includes(name)) bad.push(`there is no test "${name}" in ${file} any more`);
  }
  const files = [...new Set(by.map(([file]) => file))].filter((file) => !file.startsWith('apps/e2e/'));
  if (specs && (await run(process.execPath, [path.join(root, 'node_modules/jest/bin/jest.js'), ...files], { cwd: root, stdio: 'ignore' })) !== 0) bad.push('a test fails');
  return { counted: { shownBy: by.map(([file]) => path.basename(file)) }, bad, onlyFound: !specs };
}
