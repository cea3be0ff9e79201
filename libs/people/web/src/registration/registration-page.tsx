import { Button, EmptyState, failuresOf, focusKept, LinkButton, LoadHint, Notice, RecordPage, silent, Skeleton, useCoreTexts, usePermissions, useSession } from '@afterbell/core/web';
import { gradeLabel, isGrade, spokenPersonName } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useParams } from 'react-router';
import { type ParticipantRegistrationQuery, useParticipantRegistrationQuery } from './__generated__/registration';
import { ProgrammesSection } from './programmes-section';
import { recordPath } from '../kinds/kind-page';
import { usePersonPhoto } from '../photos/use-person-photo';
import { GradesSection } from './grades-section';
import { useRegistrationTexts } from './registration-texts';
import { StaysSection } from './stays-section';
import { TraitsSection } from './traits-section';

const LIST = '/people/participants';
const pathOf = (id: string, programmes: boolean) => `/people/participants/registration-information/${id}${programmes ? '/enrolled-programs' : ''}`;

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '8', minW: '0' } });

export interface RegistrationInformationProps {
  personId: string;
  data: ParticipantRegistrationQuery;
  programmes?: boolean;
  reload: () => Promise<unknown>;
}

/** Stays and what is known, or the programmes of every stay; also a tab of the participant's record. */
export function RegistrationInformation({ personId, data, programmes = false, reload }: RegistrationInformationProps) {
  const { set } = usePermissions();
  const { organization } = useSession();
  const canEdit = set.allows('edit', 'people.registration_info');
  const list = data.codeLists.find((one) => one.list === 'programme');
  const stays = data.participantStays;
  if (programmes) return <Stack ref={focusKept}>{list && stays.map((stay) => <ProgrammesSection key={`${stay.id} ${stay.version}`} personId={personId} stay={stay} list={list} canEdit={canEdit} reload={reload} />)}</Stack>;
  return (
    <Stack ref={focusKept}>
      <StaysSection personId={personId} stays={stays} canEdit={canEdit} canMove={organization.level !== 'site'} reload={reload} />
      <GradesSection grades={data.participantGrades} />
      <TraitsSection personId={personId} traits={data.personTraits} lists={data.codeLists} canEdit={canEdit} reload={reload} />
    </Stack>
  );
}

export function RegistrationPage({ programmes }: { programmes: boolean }) {
  const t = useRegistrationTexts();
  const core = useCoreTexts();
  const { id = '' } = useParams();
  const { set } = usePermissions();
  const { data, error, refetch } = useParticipantRegistrationQuery({ variables: { id }, skip: id === '', context: silent(), fetchPolicy: 'cache-and-network' });
  const missing = failuresOf(error).some(({ statusCode }) => statusCode === 404);
  const participant = data?.participant;
  const photo = usePersonPhoto(participant?.id ?? '', participant ? spokenPersonName(participant) : '', false);
  return (
    <RecordPage
      title={participant ? t('of', { name: participant.displayName }) : t('title')}
      media={participant && photo.media}
      breadcrumb={[{ label: t('toList'), to: LIST }, ...(participant && set.allows('view', 'people.participants') ? [{ label: participant.displayName, to: recordPath('participant', id) ?? LIST }] : [])]}
      facts={participant && isGrade(participant.grade) ? [{ label: t('grade'), value: gradeLabel(participant.grade) }] : []}
      action={participant && <LinkButton to={pathOf(id, !programmes)}>{programmes ? t('toStays') : t('toProgrammes')}</LinkButton>}
      before={participant && !set.allows('edit', 'people.registration_info') && <Notice>{t('readOnly')}</Notice>}
    >
      {id === '' ? (
        <EmptyState kind="nothing" title={t('choose')} action={<LinkButton to={LIST}>{t('toList')}</LinkButton>}>
          {t('chooseHint')}
        </EmptyState>
      ) : missing ? (
        <EmptyState kind="noMatch" title={t('notFound')} action={<LinkButton to={LIST}>{t('toList')}</LinkButton>} />
      ) : error && !data ? (
        <Notice severity="error" live title={core('errors.load')} action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
          <LoadHint />
        </Notice>
      ) : data ? (
        <RegistrationInformation personId={id} data={data} programmes={programmes} reload={() => refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </RecordPage>
  );
}
