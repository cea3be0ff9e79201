import { expect, test, type Browser, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { INSTITUTION, isAxeClean, isSoundAtEveryWidth, open, SITE, TOP } from './support';

interface Design {
  formMaintenance: { version: number; tabs: { name: string; label: string }[]; fields: { id: number; name: string; type: string; tabName: string; mode: string; required: boolean; help: string; uiWidth: number; hardcodedName: string | null; isDefault: boolean; options: { id: number; label: string }[] }[] };
}

const DESIGN = 'query { formMaintenance(section: participants, subSection: "participant") { version tabs { name label } fields { id name type tabName mode required help uiWidth hardcodedName isDefault options { id label } } } }';
const SAVE = 'mutation ($input: SaveFormMaintenanceInput!) { saveFormMaintenance(input: $input) { problems { message } } }';

/** A call of the signed-in person, as the client makes it. */
async function ask<T>(page: Page, query: string, variables: object = {}): Promise<T> {
  const answer = await page.evaluate(
    async ([text, given]) => (await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query: text, variables: given }) })).json() as Promise<{ data?: unknown; errors?: unknown }>,
    [query, variables] as const,
  );
  expect(answer.errors).toBeUndefined();
  return answer.data as T;
}

/** An allergy question that reveals a required text and an attachment, on a tab of its own; made once. */
async function withHealthTab(browser: Browser): Promise<void> {
  const page = await open(browser, TOP, '/');
  const { formMaintenance: form } = await ask<Design>(page, DESIGN);
  if (!form.tabs.some(({ name }) => name === 'forms_e2e')) {
    const own = [
      {
        id: -1,
        name: 'Known allergies',
        type: 'radio',
        tabName: 'forms_e2e',
        options: [
          { id: -11, label: 'None known' },
          { id: -12, label: 'Has allergies', apply: [{ fieldId: -2, kind: 'visible', visible: true }, { fieldId: -2, kind: 'required', required: true }, { fieldId: -3, kind: 'visible', visible: true }] },
        ],
      },
      { id: -2, name: 'What happens and what helps', type: 'multiline', tabName: 'forms_e2e', uiWidth: 12 },
      { id: -3, name: 'Care plan', type: 'attachment', tabName: 'forms_e2e' },
      { id: -4, name: 'Doctor', type: 'text', tabName: 'forms_e2e' },
      { id: -5, name: 'Doctor’s phone', type: 'phone', tabName: 'forms_e2e' },
    ];
    const input = { section: 'participants', subSection: 'participant', baseVersion: form.version, tabs: [...form.tabs, { name: 'forms_e2e', label: 'Health' }], fields: [...form.fields, ...own] };
    const { saveFormMaintenance } = await ask<{ saveFormMaintenance: { problems: unknown[] } }>(page, SAVE, { input });
    expect(saveFormMaintenance.problems).toEqual([]);
  }
  await page.close();
}

/** A participant of the site, another for each test. */
async function participant(browser: Browser, nth: number): Promise<{ path: string; name: string }> {
  const page = await open(browser, SITE, '/');
  const { participants } = await ask<{ participants: { nodes: { id: string; displayName: string }[] } }>(page, 'query { participants(first: 20) { nodes { id displayName } } }');
  await page.close();
  const node = participants.nodes[nth];
  if (!node) throw new Error('The demo’s site has too few participants');
  return { path: `/people/participants/edit?id=${node.id}`, name: node.displayName };
}

const health = (path: string) => `${path}&tab=forms_e2e`;
const doctor = (page: Page) => page.getByRole('textbox', { name: /^Doctor \(/ });

test('a coordinator fills the tenant’s own tab on a phone: the choice reveals what it asks for, and the list leads there', async ({ browser }) => {
  await withHealthTab(browser);
  const { name } = await participant(browser, 0);
  const page = await open(browser, SITE, '/people/participants', { viewport: { width: 360, height: 760 }, hasTouch: true });
  await page.getByRole('link', { name: new RegExp(name) }).first().click();
  await page.getByRole('tab', { name: 'Health' }).click();
  await expect(page).toHaveURL(/tab=forms_e2e/);
  const what = page.getByRole('textbox', { name: 'What happens and what helps' });
  await expect(what).toBeHidden();
  await page.getByRole('radio', { name: 'Has allergies' }).check();
  await expect(what).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'What happens and what helps is required.' }).click();
  await expect(what).toBeFocused();
  await page.keyboard.type('Peanuts: hives. EpiPen in the red bag.');
  await page.getByLabel('Care plan').setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n') });
  await expect(page.getByRole('link', { name: 'Download “plan.pdf”' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Doctor’s phone/ }).fill('202 555 0123');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Doctor’s phone/ })).toHaveValue('(202) 555-0123');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'What happens and what helps' })).toHaveValue('Peanuts: hives. EpiPen in the red bag.');
  await expect(page.getByRole('link', { name: 'Download “plan.pdf”' })).toBeVisible();
  await isAxeClean(page);
});

test('what was typed survives a closed browser, and is there until it is saved or discarded', async ({ browser }) => {
  await withHealthTab(browser);
  const { path } = await participant(browser, 1);
  const first = await open(browser, SITE, health(path));
  await doctor(first).fill('Dr. Chen');
  await expect(first.getByText(/Draft kept \d/)).toBeVisible();
  await first.context().close();
  const second = await open(browser, SITE, health(path));
  await expect(second.getByText(/^Draft from .* restored$/)).toBeVisible();
  await expect(doctor(second)).toHaveValue('Dr. Chen');
  await second.getByRole('button', { name: 'Discard draft' }).click();
  await expect(doctor(second)).toHaveValue('');
  await second.reload();
  await expect(doctor(second)).toHaveValue('');
  await expect(second.getByText(/^Draft from/)).toBeHidden();
});

test('two people change one answer: the second chooses, and nothing is overwritten unseen', async ({ browser }) => {
  await withHealthTab(browser);
  const { path } = await participant(browser, 2);
  const [coordinator, director] = [await open(browser, SITE, health(path)), await open(browser, INSTITUTION, health(path))];
  await doctor(coordinator).fill('Dr. Chen');
  await doctor(director).fill('Dr. Okafor');
  await coordinator.getByRole('button', { name: 'Save' }).click();
  await expect(coordinator.getByText(/^Saved \d/)).toBeVisible();
  await director.getByRole('button', { name: 'Save' }).click();
  const question = director.getByRole('alertdialog');
  await expect(question.getByRole('radio', { name: /^Dr\. Chen/ })).not.toBeChecked();
  await question.getByRole('radio', { name: /^Dr\. Okafor/ }).check();
  await isAxeClean(director);
  await question.getByRole('button', { name: 'Save my choices' }).click();
  await expect(director.getByText(/^Saved \d/)).toBeVisible();
  await coordinator.reload();
  await expect(doctor(coordinator)).toHaveValue('Dr. Okafor');
});

test('the list shows and filters by an answer of the tenant’s own, and saves what it shows', async ({ browser }) => {
  await withHealthTab(browser);
  const { path, name } = await participant(browser, 3);
  const page = await open(browser, SITE, health(path));
  await doctor(page).fill('Dr. Zarquon');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.goto('/people/participants');
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Doctor', exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Doctor', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Field' }).selectOption({ label: 'Doctor' });
  await page.getByRole('textbox', { name: 'Value' }).fill('zarq');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('rowheader')).toHaveText([name]);
  await expect(page.getByRole('cell', { name: 'Dr. Zarquon' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveText([name]);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const lines = (await readFile(await (await file).path(), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Doctor');
  expect(lines[1]).toContain('Dr. Zarquon');
});

test('a record is sound at every width, in both modes', async ({ browser }) => {
  await withHealthTab(browser);
  const { path, name } = await participant(browser, 4);
  await isSoundAtEveryWidth(browser, { email: SITE, path: health(path), ready: name });
});
