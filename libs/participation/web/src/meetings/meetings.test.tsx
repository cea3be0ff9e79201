import { visit } from '@afterbell/testing/web';
import { screen, within } from '@testing-library/react';
import { participationPages } from '../participation.routes';
import { MeetingDocument } from './__generated__/meetings';

const ANA = { __typename: 'MeetingAttendee', id: 'a', personId: 'ana', name: 'Okafor, Ana', role: 'staff', present: true, startTime: null, endTime: null, minutes: 60 };
const MEETING = {
  __typename: 'Meeting', id: 'm', kind: 'staff_meeting', title: 'Team', startTime: '15:00', endTime: '16:00', isOnline: false, place: null, facilitator: null, provider: null, category: null, creditHours: null, version: 2,
  organization: { __typename: 'OrganizationRef', id: 'here', name: 'Cedar Bend', level: 'site' }, attendance: { __typename: 'MeetingAttendance', listed: 1, present: 1, minutes: 60 },
  otherOrganizations: null, topics: null, agenda: null, minutesTaken: null, remarks: null, updatedAt: '2026-11-02T12:00:00.000Z', organizationsPresent: [], documents: [], attendees: [ANA],
};

const open = (step: string, onDate: string) =>
  visit(participationPages, {
    url: `/participation/staff-meeting/${step}?id=m`,
    level: 'site',
    views: ['participation.staff_meeting'],
    edits: ['participation.staff_meeting'],
    mocks: [{ request: { query: MeetingDocument, variables: () => true }, maxUsageCount: Number.POSITIVE_INFINITY, result: { data: { meeting: { ...MEETING, onDate } } } }],
  });

test('before a meeting begins its page says who is expected, and no hours', async () => {
  open('view', '2099-01-05');
  const row = await screen.findByRole('row', { name: /Okafor, Ana/ });
  expect(within(row).getByText('Expected')).toBeInTheDocument();
  expect(screen.getByText('1 expected')).toBeInTheDocument();
  expect(screen.queryByText('1 h')).not.toBeInTheDocument();
  expect(within(row).queryByText('Present')).not.toBeInTheDocument();
});

test('once it has begun it says who was there, and for how long', async () => {
  open('view', '2020-01-06');
  const row = await screen.findByRole('row', { name: /Okafor, Ana/ });
  expect(within(row).getByText('Present')).toBeInTheDocument();
  expect(within(row).getByText('1 h')).toBeInTheDocument();
  expect(screen.getByText('1 of 1')).toBeInTheDocument();
});

test('its list counts nobody as present before it begins, and hours once it has', async () => {
  const { unmount } = open('edit/attendees', '2099-01-05');
  expect(await screen.findByText('1 expected', { selector: '[role="status"]' })).toBeInTheDocument();
  unmount();
  open('edit/attendees', '2020-01-06');
  expect(await screen.findByText('1 of 1 present · 1 h')).toBeInTheDocument();
});
