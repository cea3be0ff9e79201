import { OrganizationChoicesDocument } from '@afterbell/core/web';
import { visit } from '@afterbell/testing/web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { peoplePages } from '../people.routes';
import { PersonPhotoDocument } from '../photos/__generated__/photo';
import { MoveStayDocument, ParticipantRegistrationDocument, RestoreStayDocument, SetEnrolledProgrammesDocument } from './__generated__/registration';

const stay = { __typename: 'ParticipantStay', id: 's1', startsOn: '2026-09-01', endsOn: null, endReason: null, state: 'now', version: 1, organization: { __typename: 'OrganizationRef', id: 'o1', name: 'Lincoln', level: 'site' }, programmes: [] };
const SITES = [{ __typename: 'ActingOrganization', id: 'o2', name: 'Harbor', level: 'site', path: ['Northlake', 'Cedar Bend'] }];

const record = (shown: object) => ({ request: { query: ParticipantRegistrationDocument, variables: () => true }, maxUsageCount: 9, result: { data: { participant: { __typename: 'Participant', id: 'p1', displayName: 'Ruiz, Ana', firstName: 'Ana', lastName: 'Ruiz', grade: '4' }, participantGrades: [], participantStays: [shown], personTraits: [], codeLists: [] } } });

const photo = { request: { query: PersonPhotoDocument, variables: () => true }, maxUsageCount: 9, result: { data: { personPhoto: { __typename: 'PersonPhoto', personId: 'p1', fileId: 'f1', withheld: false } } } };

test('a child moves to a site: nothing else is offered, and typing finds it', async () => {
  const asked: Record<string, unknown>[] = [];
  const user = userEvent.setup();
  visit(peoplePages, {
    url: '/people/participants/registration-information/p1',
    edits: ['people.participants', 'people.registration_info'],
    level: 'institution',
    mocks: [
      record(stay),
      photo,
      { request: { query: OrganizationChoicesDocument, variables: (variables) => asked.push(variables) > 0 }, maxUsageCount: 99, result: { data: { actingOrganizations: SITES } } },
    ],
  });
  expect(await screen.findByRole('button', { name: /^Look at the photo of/ })).toContainElement(document.querySelector('img[src="/file/photo/f1"]'));
  await user.click(await screen.findByRole('button', { name: 'Move from Lincoln' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('combobox', { name: /^Clubhouse/ }), 'harb');
  await user.click(await screen.findByRole('option', { name: /^Harbor/ }));
  expect(asked.at(-1)).toMatchObject({ levels: ['site'], search: 'harb' });
  expect(asked.every(({ levels }) => JSON.stringify(levels) === '["site"]')).toBe(true);
});

test('a day that is missing is told at its field, and no longer once it is put right; a move is taken back with what it ended', async () => {
  const user = userEvent.setup();
  const programmed = { ...stay, programmes: [{ __typename: 'EnrolledProgramme', id: 'g1', code: 'summer', label: 'Summer', startsOn: '2026-09-01', endsOn: null }] };
  const made = { ...stay, id: 's2', startsOn: '2026-11-20', organization: { ...stay.organization, id: 'o2', name: 'Harbor' } };
  const restored: unknown[] = [];
  const payload = (stays: object[]) => ({ __typename: 'StayPayload', placesEnded: 0, placesReturned: 0, stays, problems: [] });
  visit(peoplePages, {
    url: '/people/participants/registration-information/p1',
    edits: ['people.participants', 'people.registration_info'],
    level: 'institution',
    mocks: [
      record(programmed),
      { request: { query: OrganizationChoicesDocument, variables: () => true }, maxUsageCount: 99, result: { data: { actingOrganizations: SITES } } },
      { request: { query: MoveStayDocument, variables: () => true }, result: { data: { moveStay: payload([made, programmed]) } } },
      { request: { query: RestoreStayDocument, variables: (variables) => restored.push(variables) > 0 }, maxUsageCount: 9, result: { data: { restoreStay: payload([programmed]) } } },
    ],
  });
  expect(await screen.findByText('Programs: Summer')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End the stay at Lincoln' }));
  const end = await screen.findByRole('dialog');
  fireEvent.change(within(end).getByLabelText(/^Last day/), { target: { value: '' } });
  await user.click(within(end).getByRole('button', { name: 'Save' }));
  expect(within(end).getByText('Last day is required')).toBeVisible();
  fireEvent.change(within(end).getByLabelText(/^Last day/), { target: { value: '2026-11-20' } });
  expect(within(end).queryByText('Last day is required')).toBeNull();
  await user.click(within(end).getByRole('button', { name: 'Cancel' }));

  await user.click(screen.getByRole('button', { name: 'Move from Lincoln' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move from Lincoln' });
  await user.type(within(dialog).getByRole('combobox', { name: /^Clubhouse/ }), 'harb');
  await user.click(await screen.findByRole('option', { name: /^Harbor/ }));
  fireEvent.change(within(dialog).getByLabelText(/^First day/), { target: { value: '' } });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText(/^First day .* is required$/)).toBeVisible();
  fireEvent.change(within(dialog).getByLabelText(/^First day/), { target: { value: '2026-11-20' } });
  expect(within(dialog).queryByText(/is required$/)).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(restored).not.toEqual([]));
  expect(restored.at(-1)).toEqual({
    input: { id: 's1', version: 2, personId: 'p1', siteId: 'o1', startsOn: '2026-09-01', endsOn: null, endReason: null, programmes: [{ code: 'summer', startsOn: '2026-09-01', endsOn: null }], instead: { id: 's2', version: 1 } },
  });
});

test('a day of the page that is typed in part says so, and nothing is saved until it is whole', async () => {
  const saved: unknown[] = [];
  const user = userEvent.setup();
  const inProgramme = { ...stay, programmes: [{ __typename: 'EnrolledProgramme', id: 'g1', code: 'summer', label: 'Summer', startsOn: '2026-09-01', endsOn: null }] };
  const list = { __typename: 'CodeList', list: 'programme', label: 'Programs', sensitive: false, several: true, codes: [{ __typename: 'ListCode', code: 'summer', label: 'Summer' }] };
  const answer = record(inProgramme);
  visit(peoplePages, {
    url: '/people/participants/registration-information/p1/enrolled-programs',
    edits: ['people.participants', 'people.registration_info'],
    mocks: [
      { ...answer, result: { data: { ...answer.result.data, codeLists: [list] } } },
      { request: { query: SetEnrolledProgrammesDocument, variables: (variables) => saved.push(variables) > 0 }, maxUsageCount: 9, result: { data: { setEnrolledProgrammes: { __typename: 'StayPayload', placesEnded: 0, placesReturned: 0, stays: [inProgramme], problems: [] } } } },
    ],
  });
  const lastDay = (await screen.findAllByLabelText<HTMLInputElement>(/^Last day/))[0]!;
  const half = jest.spyOn(lastDay, 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState);
  fireEvent.change(screen.getAllByLabelText(/^First day/)[0]!, { target: { value: '2026-09-02' } });
  fireEvent.blur(lastDay);
  expect(lastDay).toHaveAccessibleDescription('A part is missing, or there is no such day. Type all of a date, or empty the field.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).toEqual([]);
  half.mockRestore();
  fireEvent.input(lastDay, { target: { value: '2026-12-18' } });
  expect(lastDay).not.toHaveAccessibleDescription();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ input: { programmes: [{ code: 'summer', startsOn: '2026-09-02', endsOn: '2026-12-18' }] } }));
});

test('what stands against the programs is told at its fields; after the save, which shows them anew, the focus stays near', async () => {
  const user = userEvent.setup();
  const inProgramme = (version: number) => ({ ...stay, version, programmes: [{ __typename: 'EnrolledProgramme', id: `g${version}`, code: 'summer', label: 'Summer', startsOn: '2026-09-01', endsOn: version === 1 ? null : '2026-12-18' }] });
  const list = { __typename: 'CodeList', list: 'programme', label: 'Programs', sensitive: false, several: true, codes: [{ __typename: 'ListCode', code: 'summer', label: 'Summer' }] };
  const shown = (version: number) => ({ data: { ...record(inProgramme(version)).result.data, codeLists: [list] } });
  const problem = (path: string, message: string) => ({ __typename: 'FieldProblem', code: 'VALIDATION', path, message });
  const answers = [[problem('programmes.0.endsOn', 'is before the first day'), problem('programmes.0.code', 'is there twice at the same time')], [problem('programmes', 'are more than 50')], []];
  let version = 1;
  visit(peoplePages, {
    url: '/people/participants/registration-information/p1/enrolled-programs',
    edits: ['people.participants', 'people.registration_info'],
    mocks: [
      { ...record(stay), result: () => shown(version) },
      {
        request: { query: SetEnrolledProgrammesDocument, variables: () => true },
        maxUsageCount: 9,
        result: () => {
          const problems = answers.shift() ?? [];
          if (problems.length === 0) version = 2;
          return { data: { setEnrolledProgrammes: { __typename: 'StayPayload', placesEnded: 0, placesReturned: 0, stays: [inProgramme(version)], problems } } };
        },
      },
    ],
  });
  const lastDay = () => screen.getByLabelText(/^Last day/, { selector: 'input' });
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Add a program' });
  fireEvent.change(lastDay(), { target: { value: '2026-08-01' } });
  await save();
  await waitFor(() => expect(lastDay()).toHaveAccessibleDescription('Last day is before the first day'));
  expect(screen.getByLabelText(/^Program/)).toHaveAccessibleDescription('Program is there twice at the same time');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(lastDay(), { target: { value: '2026-12-18' } });
  expect(lastDay()).not.toHaveAccessibleDescription();
  await save();
  expect(await screen.findByText('Enrolled programs are more than 50')).toBeVisible();
  await save();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
  expect(screen.getByRole('button', { name: 'Add a program' })).toHaveFocus();
});
