import type { MockLink } from '@apollo/client/testing';
import type { FeatureKey } from '@afterbell/core/domain';
import { visit } from '@afterbell/testing/web';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuditEntryDocument, AuditPolicyDocument, AuditTrailDocument, SaveAuditRetentionDocument, type AuditTrailQueryVariables } from './__generated__/audit';
import type { AuditRow } from './audit-columns';
import { auditPages } from './audit.routes';

const PATH = '/settings/audit';
const VIEWS: readonly FeatureKey[] = ['settings.audit'];

function entry(id: string, more: Partial<AuditRow>): AuditRow {
  return {
    __typename: 'AuditEntry', id, at: '2026-11-20T15:04:00.000Z', action: 'organization.move', subjectType: 'organization', subjectId: 'o1', subjectName: 'Mañana Site', organizationName: 'Harbor Point', clientAddress: '10.1.2.3', requestId: 'r1', sealed: false,
    user: { __typename: 'AuditUser', id: 'u1', name: 'Dana Rivera', email: 'dana@northlake.example' },
    access: { __typename: 'AuditAccess', id: 'a1', roleName: 'Tenant administrator', organizationName: 'Northlake' },
    changes: [{ __typename: 'AuditChange', path: 'parentId', label: 'parentId', before: '01919191-9191-7191-9191-919191919191', after: '01919191-9191-7191-9191-919191919192', beforeRecord: { __typename: 'AuditReference', kind: 'organization', name: null }, afterRecord: { __typename: 'AuditReference', kind: 'organization', name: 'Two' } }],
    ...more,
  };
}

const MOVED = entry('e1', {});
const SEALED = entry('e2', { action: 'participant.update', subjectType: 'person', subjectName: null, sealed: true, changes: [], user: null });

const asked: AuditTrailQueryVariables[] = [];
const trail = (nodes: readonly AuditRow[]) => ({ auditTrail: { __typename: 'AuditEntryConnection' as const, nodes, totalCount: { __typename: 'ListCount' as const, value: nodes.length, capped: false } } });
const answering = (nodes: readonly AuditRow[]): MockLink.MockedResponse => ({
  request: { query: AuditTrailDocument, variables: () => true },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: (variables) => {
    asked.push(variables as AuditTrailQueryVariables);
    return { data: trail(nodes) };
  },
});
const policy = (viewerCanEdit: boolean): MockLink.MockedResponse => ({
  request: { query: AuditPolicyDocument },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: { data: { auditPolicy: { __typename: 'AuditPolicy', retentionMonths: 84, viewerCanEdit } } },
});
const open = (mocks: readonly MockLink.MockedResponse[], url = PATH) => visit(auditPages, { url, mocks, views: VIEWS, level: 'top' });

test('offers neither export nor another retention to whoever may not', async () => {
  open([answering([MOVED]), policy(false)]);
  expect(await screen.findByText('Kept for 7 years')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change…' })).not.toBeInTheDocument();
});

test('says in words what was done, by whom and to what, and opens a row with its values', async () => {
  open([answering([MOVED, SEALED]), policy(true)]);
  const row = await screen.findByRole('row', { name: /Organization moved/ });
  expect(row).toHaveTextContent(/Mañana Site.*Dana Rivera.*11\/20\/2026/);
  await userEvent.click(within(row).getByRole('link', { name: 'Organization moved' }));
  const sheet = await screen.findByRole('dialog', { name: 'Organization moved' });
  expect(within(sheet).getByRole('row', { name: 'Part of An organization that you may not see Two' })).toBeInTheDocument();
  expect(sheet).toHaveTextContent(/\d\d:04:00 [AP]M/);
  expect(sheet).toHaveTextContent('Tenant administrator, Northlake');
  expect(within(sheet).getByRole('link', { name: 'All changes to this record' })).toHaveAttribute('href', '/settings/audit?f=subjectId.equals.o1');
});

test('says why values of a person stay closed', async () => {
  open([answering([SEALED]), policy(true)], `${PATH}?entry=e2`);
  const sheet = await screen.findByRole('dialog', { name: 'Participant changed' });
  expect(sheet).toHaveTextContent('These values belong to a person whom you may not see, or who was erased.');
  expect(sheet).toHaveTextContent('Nobody signed in');
});

test('opens the row of an address that the page of the list does not hold, and says when it is gone', async () => {
  const one = (nodes: readonly AuditRow[]): MockLink.MockedResponse => ({ request: { query: AuditEntryDocument, variables: () => true }, result: { data: { auditTrail: { __typename: 'AuditEntryConnection', nodes } } } });
  const first = open([answering([]), policy(true), one([MOVED])], `${PATH}?entry=e1`);
  expect(await screen.findByRole('dialog', { name: 'Organization moved' })).toBeInTheDocument();
  first.unmount();
  open([answering([]), policy(true), one([])], `${PATH}?entry=gone`);
  expect(await screen.findByText('This row is not there')).toBeInTheDocument();
});

test('a shorter retention warns of what goes, and a problem stands at the field', async () => {
  const refused: MockLink.MockedResponse = {
    request: { query: SaveAuditRetentionDocument, variables: () => true },
    result: { data: { saveAuditRetention: { __typename: 'AuditPolicyPayload', policy: null, problems: [{ __typename: 'PlainProblem', code: 'VALIDATION', message: 'must be between 36 and 240', path: 'months' }] } } },
  };
  open([answering([MOVED]), policy(true), refused]);
  await userEvent.click(await screen.findByRole('button', { name: 'Change…' }));
  const months = screen.getByLabelText('Months');
  await userEvent.clear(months);
  await userEvent.type(months, '40');
  expect(screen.getByText(/Rows older than 40 months will be let go/)).toBeInTheDocument();
  await userEvent.clear(months);
  await userEvent.type(months, '4{Enter}');
  expect(await screen.findByText('must be between 36 and 240')).toBeInTheDocument();
});

test('a filter in the address is asked of the server', async () => {
  asked.splice(0);
  open([answering([MOVED]), policy(false)], `${PATH}?f=subjectId.equals.o1`);
  await screen.findByRole('row', { name: /Organization moved/ });
  expect(asked.at(-1)?.filter).toEqual({ match: 'and', rules: [{ field: 'subjectId', mode: 'equals', value: 'o1' }] });
});
