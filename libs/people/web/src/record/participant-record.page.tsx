import { formatDate, formatDateTime } from '@afterbell/core/domain';
import { Button, EmptyState, LinkButton, LoadHint, Notice, RecordPage, silent, Skeleton, useCoreTexts, useHistoryTab, usePermissions, useSession, type Fact } from '@afterbell/core/web';
import { RecordForm, useRecordForm, type LoadedForm } from '@afterbell/forms/web';
import { ageOn, gradeLabel, isGrade, spokenPersonName } from '@afterbell/people/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { MergedNotices } from '../merging/merged-notices';
import { useMergedInto } from '../merging/use-merged-into';
import { useMergeWith } from '../merging/use-merging';
import { useSuccessor } from '../merging/use-successor';
import { useBadgeActions } from '../badges/use-badge-actions';
import { ParticipantFlags } from '../participant-flags';
import { useOrigins } from '../origins/use-origins';
import { OutsideGrade } from '../registration/outside-grade';
import { StayMark } from '../stay-mark';
import { TagChips } from '../tags/tag-chips';
import { useParticipantsTexts } from '../participants-texts';
import { usePrivacy } from '../privacy/use-privacy';
import { usePersonPhoto } from '../photos/use-person-photo';
import { useRemovePerson } from '../kinds/use-remove-person';
import { useOwnCheck } from '../shared/use-own-check';
import { useParticipantTabs, type TabState } from './participant-tabs';
import { RemovalOutlook } from './removal-outlook';
import { useRemovalTexts } from './removal-texts';
import { useParticipantRecordQuery, type ParticipantRecordQuery } from './__generated__/participant-record';

const LIST = '/people/participants';
const PARTICIPANT = ['participant'] as const;
const NO_TABS: readonly TabState[] = [];

/** The record of one participant, named by `?id=`. */
export default function ParticipantRecordPage() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  // A merge changes the whole record: it is read anew.
  const [turn, setTurn] = useState(0);
  return <Loading key={`${id} ${turn}`} id={id} onMerged={() => setTurn((now) => now + 1)} />;
}

const addressOf = (id: string) => `/people/participants/edit?id=${id}`;

function Loading({ id, onMerged }: { id: string; onMerged: () => void }) {
  const t = useParticipantsTexts();
  const core = useCoreTexts();
  const { organization } = useSession();
  const form = useRecordForm({ section: 'participants', subSection: 'participant', id });
  const { data, refetch } = useParticipantRecordQuery({ variables: { id }, skip: id === '', context: silent(), fetchPolicy: 'cache-and-network' });
  useMergedInto(id, form.kind === 'ready' && form.form.id === id ? undefined : data?.participant, addressOf);
  if (form.kind === 'ready') return <Record id={id} onMerged={onMerged} form={form.form} participant={data?.participant ?? null} tabs={data?.participantTabs ?? NO_TABS} reload={() => void refetch().catch(() => undefined)} />;
  return (
    <RecordPage title={data?.participant.displayName ?? t('record.title')} breadcrumb={[{ label: t('title'), to: LIST }]}>
      {form.kind === 'denied' ? (
        <EmptyState kind="noRight" />
      ) : form.kind === 'missing' ? (
        <EmptyState kind="noMatch" title={t('record.notFound')} action={<LinkButton to={LIST}>{t('record.toList')}</LinkButton>}>
          {t('record.notFoundHint', { name: organization.name })}
        </EmptyState>
      ) : form.kind === 'failed' ? (
        <Notice severity="error" live title={core('errors.load')} action={<Button onClick={form.retry}>{core('retry')}</Button>}>
          <LoadHint />
        </Notice>
      ) : (
        <Skeleton lines={8} />
      )}
    </RecordPage>
  );
}

interface RecordProps {
  id: string;
  form: LoadedForm;
  participant: ParticipantRecordQuery['participant'] | null;
  tabs: readonly TabState[];
  reload: () => void;
  onMerged: () => void;
}

function Record({ id, form, participant, tabs, reload, onMerged }: RecordProps) {
  const t = useParticipantsTexts();
  const facts = useFacts(participant);
  const check = useOwnCheck();
  const successor = useSuccessor(addressOf);
  const own = useParticipantTabs(id, tabs, reload);
  const [fresh, setFresh] = useState(0);
  const history = useHistoryTab('person', id);
  const origins = useOrigins({ id, form });
  const { set } = usePermissions();
  const name = participant?.displayName ?? form.title ?? t('record.title');
  const merging = useMergeWith({ id, name }, { address: addressOf, onChanged: onMerged });
  const privacy = usePrivacy(id, name, PARTICIPANT);
  const photo = usePersonPhoto(id, participant ? spokenPersonName(participant) : name, set.allows('edit', 'people.participants'));
  const badges = useBadgeActions();
  const words = useRemovalTexts();
  const removing = useRemovePerson('participant', <RemovalOutlook id={id} sites={participant?.sites ?? []} />);
  const removal = set.allows('delete', 'people.participants') ? [{ id: 'remove', label: words('remove'), onSelect: () => removing.ask({ id, name }) }] : [];
  return (
    <RecordPage
      title={name}
      media={photo.media}
      badge={
        participant && (
          <>
            <StayMark stay={participant.stay} />
            <TagChips tags={participant.tags} />
            <ParticipantFlags allergies={participant.allergies} contactRestriction={participant.contactRestriction} />
          </>
        )
      }
      breadcrumb={[{ label: t('title'), to: LIST }]}
      facts={facts}
      more={[...badges.actionsOf({ id, name }), origins.action, ...(merging.menu ?? []), ...privacy.actions, ...removal]}
      before={
        <>
          <MergedNotices personId={id} turn={fresh} onUndone={onMerged} />
          {privacy.notices}
          {participant?.contactRestriction && (
            <Notice severity="warn" title={t('contactRestriction')}>
              {participant.contactRestriction}
            </Notice>
          )}
          {participant && <OutsideGrade grade={participant.grade} serves={participant.outsideGrades} />}
          {photo.notice}
          {!form.canEdit && <Notice>{t('record.readOnly')}</Notice>}
        </>
      }
    >
      <RecordForm subject={{ section: 'participants', subSection: 'participant', id }} loaded={form} own={check} more={[...own, ...history]} onSaved={() => (reload(), setFresh((times) => times + 1))} successor={successor} />
      {merging.dialog}
      {privacy.dialog}
      {origins.dialog}
      {badges.dialog}
      {removing.dialog}
    </RecordPage>
  );
}

function useFacts(participant: RecordProps['participant']): Fact[] {
  const t = useParticipantsTexts();
  const { today, timeZone, levelName } = useSession();
  if (!participant) return [];
  const { grade, birthDate, localId, generatedId, sites, stay, createdAt } = participant;
  const age = birthDate ? ageOn(birthDate, today) : null;
  return [
    ...(isGrade(grade) ? [{ label: t('field.grade'), value: gradeLabel(grade) }] : []),
    ...(birthDate ? [{ label: t('field.birthDate'), value: `${formatDate(birthDate)}${age === null ? '' : ` · ${t('age', { count: age })}`}` }] : []),
    ...(sites.length > 0 ? [{ label: levelName('site', sites.length > 1 ? 'plural' : 'singular'), value: sites.map(({ name }) => name).join(', ') }] : []),
    ...(stay?.state === 'ended' ? [{ label: t('stay.last'), value: stay.day ? t('stay.endedAt', { day: formatDate(stay.day), place: stay.organization.name }) : stay.organization.name }] : []),
    ...(localId ? [{ label: t('field.localId'), value: localId }] : []),
    ...(generatedId ? [{ label: t('field.generatedId'), value: generatedId }] : []),
    { label: t('field.createdAt'), value: formatDateTime(createdAt, timeZone) },
  ];
}
