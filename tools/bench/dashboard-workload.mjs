// What the first page asks for that is counted or summed, one question after the other: a browser sends each by itself.
import { clientOperation } from './client-operation.mjs';
import { beforeBoards, beforeBoardsOfToday, OF_TODAY } from './dashboard-targets.mjs';
import { as, bare, dataOf, fail, graphql } from './requests.mjs';

const FILE = 'libs/home/web/src/dashboard.graphql';
const question = (name, variables = {}) => ({ name, variables, document: clientOperation(FILE, name) });
/** Of the agency and of a site, with the sizes that the page asks for. */
const AT_TOP = [question('dashboardCounts'), question('notEnteredBySite', { first: 8 })];
const AT_SITE = [question('dashboardCounts'), question('todaysSessions', { first: 100 }), question('notEntered', { first: 6 })];

async function asked(send, questions, user) {
  const data = {};
  for (const { name, document, variables } of questions) Object.assign(data, dataOf((await send(graphql(name, document, variables, user))).answer));
  return { answer: { data } };
}

const dashboardOf = (title, targets, questions, check, extra = {}) => ({
  title,
  targets,
  textDiffers: true,
  reset: beforeBoards,
  contenders: {
    bare: { request: ({ user }) => bare('/dashboard', 'bare', { user: as(user) }) },
    walls: { request: ({ user }) => bare('/dashboard', 'walls', { user: as(user) }) },
    graphql: { exchange: (send, { user }) => asked(send, questions, user) },
  },
  check: (answer, target) => check(dataOf(answer), target),
  essenceOfFields: ({ data }) => data,
  ...extra,
});

export const dashboardWorkloads = {
  dashboard: dashboardOf(
    'dashboard of the agency: counts, today, what is left to enter by site',
    'boards',
    AT_TOP,
    ({ dashboardCounts: counts, notEnteredBySite: work }, target) => {
      if (counts.sites !== target.sites || counts.participants !== target.participants || work.totalCount.value !== target.sites) fail(`${JSON.stringify(counts)} and ${work.totalCount.value} sites instead of ${target.sites} and ${target.participants}`);
      if (work.nodes.length !== Math.min(8, target.sites) || work.nodes.some(({ notEntered }) => !(notEntered > 0 && notEntered <= target.left))) fail(`other sites than those with up to ${target.left} days left to enter: ${JSON.stringify(work.nodes[0])}`);
    },
    { aside: true, concurrency: 2 },
  ),
  'dashboard-today': dashboardOf(
    'dashboard of the agency on a full day: six sessions at each of 200 sites',
    'boards',
    AT_TOP,
    ({ notEnteredBySite: { today, ...work } }, target) => {
      const wrong = (figures, sites) => Object.entries(OF_TODAY).some(([name, each]) => figures[name] !== each * sites);
      if (wrong(today, target.sites) || today.entered !== 0 || work.nodes.length !== Math.min(8, target.sites) || work.nodes.some((site) => wrong(site, 1))) fail(`another day than one of ${JSON.stringify(OF_TODAY)} at ${target.sites} sites: ${JSON.stringify(today)} and ${JSON.stringify(work.nodes[0])}`);
    },
    { aside: true, concurrency: 2, reset: beforeBoardsOfToday },
  ),
  'dashboard-site': dashboardOf("dashboard of a site: counts, today's sessions, what is left to enter", 'siteBoards', AT_SITE, ({ notEntered }, target) => {
    const { value } = notEntered.totalCount;
    if (value > target.left || notEntered.nodes.length !== Math.min(6, value)) fail(`${value} days left to enter instead of up to ${target.left}`);
  }),
};
