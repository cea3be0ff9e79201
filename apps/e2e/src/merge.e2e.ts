import { expect, test, type Page } from '@playwright/test';
import { isAxeClean, open, SITE, TAKER } from './support';

const LIST = '/people/participants';

async function ask<Answer>(page: Page, query: string, variables: object = {}): Promise<Answer> {
  return page.evaluate(
    async (body) => {
      const answer = await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      const { data, errors } = (await answer.json()) as { data: unknown; errors?: unknown };
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    },
    JSON.stringify({ query, variables }),
  ) as Promise<Answer>;
}

/** Two records of one child who were marked on the same day, in a session whose list no other test counts. */
async function twins(page: Page, lastName: string): Promise<[string, string]> {
  const { activities } = await ask<{ activities: { nodes: { id: string; name: string; type: string }[] } }>(page, '{ activities(first: 50) { nodes { id name type } } }');
  const activity = activities.nodes.find(({ name, type }) => type === 'scheduled' && !['After-School Core', 'Homework Help'].includes(name));
  const { sessions } = await ask<{ sessions: { nodes: { id: string; startsOn: string; endsOn: string }[] } }>(page, 'query s($id: ID!) { sessions(activityId: $id) { nodes { id startsOn endsOn } } }', { id: activity?.id });
  const session = sessions.nodes[0];
  if (!session) throw new Error('The demo’s site has no session beside the core');
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  const { sessionCalendar } = await ask<{ sessionCalendar: { date: string; locked: boolean; outcome: string | null }[] }>(page, 'query c($id: ID!, $from: PlainDate!, $to: PlainDate!) { sessionCalendar(sessionId: $id, from: $from, to: $to) { date locked outcome } }', { id: session.id, from: day(60), to: day(1) });
  const entered = sessionCalendar.filter(({ locked, outcome }) => !locked && outcome === 'taken').at(-1);
  if (!entered) throw new Error('The demo has no day of the last weeks whose attendance was taken');
  const { date } = entered;
  const ids: string[] = [];
  for (const firstName of ['Amélie', 'Amelie']) {
    const input = { sessionId: session.id, date, firstName, lastName, birthDate: '2017-05-06', grade: firstName === 'Amelie' ? '3' : '4', forceMode: 'create', dayOnly: true };
    const { quickAddParticipant: added } = await ask<{ quickAddParticipant: { personId: string | null; problems: { message: string }[] } }>(page, 'mutation q($input: QuickAddParticipantInput!) { quickAddParticipant(input: $input) { personId problems { message } } }', { input });
    if (!added.personId) throw new Error(added.problems.map(({ message }) => message).join());
    ids.push(added.personId);
  }
  const marks = ids.map((personId, index) => ({ personId, status: index ? 'Present' : 'UnexcusedAbsence' }));
  // As it was found: closed.
  const done = await ask<Record<string, { problems: { message: string }[] }>>(
    page,
    'mutation a($day: ReopenSessionDateInput!, $input: SaveAttendanceInput!) { reopenSessionDate(input: $day) { problems { message } } saveAttendance(input: $input) { problems { message } } }',
    { day: { sessionId: session.id, date }, input: { sessionId: session.id, date, marks, closeDay: true } },
  );
  expect(Object.values(done).flatMap(({ problems }) => problems)).toEqual([]);
  return [ids[0] ?? '', ids[1] ?? ''];
}

test('a coordinator merges two records of a child with attendance on the same day, and takes it back on the record', async ({ browser }) => {
  const page = await open(browser, SITE, '/');
  const [kept, gone] = await twins(page, 'Merrit-Test');
  await page.goto(`${LIST}?q=Merrit-Test`);
  for (const name of ['Merrit-Test, Amelie', 'Merrit-Test, Amélie']) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  await page.getByRole('button', { name: 'Merge…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'What differs' })).toBeVisible();
  await expect(page).toHaveURL(/merge=/);
  // By keyboard: the other grade, then back to what was suggested.
  await dialog.getByRole('group', { name: 'Grade' }).getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('group', { name: 'Grade' }).getByRole('radio').nth(1)).toBeChecked();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Attendance' })).toContainText('present wins');
  await isAxeClean(page);
  await page.goto(`${LIST}?q=Merrit-Test&merge=${kept},${gone}`);
  await dialog.getByRole('button', { name: 'Merge into Merrit-Test, Amélie' }).click();
  await expect(page.getByText('Merrit-Test, Amelie was merged into Merrit-Test, Amélie')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText([/Merrit-Test/]);

  // The old address opens the record that stayed, which says what happened.
  await page.goto(`${LIST}/edit?id=${gone}`);
  await expect(page).toHaveURL(new RegExp(`id=${kept}`));
  await expect(page.getByText(/^Merged from Merrit-Test, Amelie on/)).toBeVisible();
  await isAxeClean(page);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('Two records again: Merrit-Test, Amelie is back')).toBeVisible();
  await page.goto(`${LIST}?q=Merrit-Test`);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
});

test('the comparison fits a phone; whoever takes attendance merges nobody', async ({ browser }) => {
  const page = await open(browser, SITE, '/', { viewport: { width: 360, height: 760 }, colorScheme: 'dark' });
  const [one, two] = await twins(page, 'Merrit-Phone');
  await page.goto(`${LIST}?merge=${one},${two}`);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'What differs' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await isAxeClean(page);
  const taker = await open(browser, TAKER, `${LIST}?merge=${one},${two}`);
  await expect(taker.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(taker.getByRole('dialog')).toHaveCount(0);
});
