import { defineTexts, NativeSelect, SearchInput, silent, StatusBadge } from '@afterbell/core/web';
import { TEACHER_LINK_FIELDS } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useDeferredValue, useState } from 'react';
import type { ParticipantTabProps } from '../participant-tabs';
import { RemoveTeacherLinkDocument, RestoreTeacherLinkDocument, SaveTeacherLinkDocument, TeacherLinksDocument, useTeacherChoicesQuery } from './__generated__/teacher-link';
import { EntriesTab } from './entries-tab';
import { FieldOf, type ControlProps } from './entry-control';
import type { EntryText } from './entry-documents';
import { EntryLine } from './entry-line';

const { useTexts } = defineTexts('participantTeachers', {
  label: 'Teachers',
  add: 'Link a teacher',
  edit: 'Change the link',
  removed: 'Link removed',
  empty: 'No teachers linked yet',
  emptyHint: 'Teachers of the school day who know this participant.',
  unseen: 'A teacher whom you do not see',
  find: 'Find a teacher by name',
  choose: 'Choose a teacher…',
  none: 'No teacher on record fits.',
  field: { teacherPersonId: 'Teacher', subject: 'Subject', status: 'Status' },
  code: { pending: 'Pending', linked: 'Linked', declined: 'Declined' },
});

const documents = { list: TeacherLinksDocument, save: SaveTeacherLinkDocument as never, remove: RemoveTeacherLinkDocument, restore: RestoreTeacherLinkDocument };
const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2' } });

function TeacherControl(props: ControlProps) {
  const t = useTexts();
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search);
  const value = typeof props.value === 'string' ? props.value : '';
  const { data, previousData, loading } = useTeacherChoicesQuery({ variables: { search: words, id: value || null }, context: silent() });
  const teachers = (data ?? previousData)?.teacherChoices ?? [];
  return (
    <Stack>
      <SearchInput label={t('find')} value={search} onChange={setSearch} />
      <FieldOf {...props}>
        <NativeSelect placeholder={t('choose')} value={value} onChange={(event) => props.onChange(event.target.value)} options={teachers.map(({ id, name }) => ({ value: id, label: name }))} />
      </FieldOf>
      {!loading && teachers.length === 0 && <chakra.p css={{ color: 'fg.muted', fontSize: 'sm' }} role="status">{t('none')}</chakra.p>}
    </Stack>
  );
}

const control = (props: ControlProps) => (props.name === 'teacherPersonId' ? <TeacherControl {...props} /> : null);

export default function TeachersTab(props: ParticipantTabProps) {
  const t = useTexts();
  return (
    <EntriesTab
      {...props}
      noun="teacher_link"
      label={t('label')}
      fields={TEACHER_LINK_FIELDS}
      documents={documents}
      t={t as EntryText}
      start={{ status: 'pending' }}
      control={control}
      rowName={({ teacherName }) => teacherName ?? t('unseen')}
      row={(link) => <EntryLine title={link.teacherName ?? t('unseen')} badges={<StatusBadge status={link.status} label={t(`code.${link.status}`)} />} facts={[link.subject]} by={link} />}
    />
  );
}
