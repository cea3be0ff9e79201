import { chakra } from '@chakra-ui/react';
import { formatDate, formatDateTime } from '@afterbell/core/domain';
import { useSession, type Column } from '@afterbell/core/web';
import { ageOn, gradeLabel, isGrade } from '@afterbell/people/domain';
import { useMemo } from 'react';
import type { ParticipantsListQuery } from './__generated__/participants-list';
import type { PARTICIPANT_SORTS } from './participant-fields';
import { ParticipantFlags } from './participant-flags';
import { NamedPerson } from './photos/named-person';
import { StayMark, useStayWords } from './stay-mark';
import { TagChips } from './tags/tag-chips';
import { useTagsTexts } from './tags/tags-texts';
import { useParticipantsTexts } from './participants-texts';

export type ParticipantRow = ParticipantsListQuery['participants']['nodes'][number];
/** What the usual columns show. */
export type UsualParticipant = Pick<ParticipantRow, 'id' | 'displayName' | 'birthDate' | 'grade' | 'localId' | 'stateId' | 'allergies' | 'generatedId' | 'photoId' | 'contactRestriction' | 'createdAt' | 'sites' | 'stay' | 'tags'>;
type ParticipantColumn = Column<UsualParticipant> & { sort?: (typeof PARTICIPANT_SORTS)[number] };

const InLine = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2', maxW: '9.75rem' } });
const Muted = chakra('span', { base: { color: 'fg.muted' } });

export function useParticipantColumns(): readonly Column<UsualParticipant>[] {
  const t = useParticipantsTexts();
  const tags = useTagsTexts();
  const { levelName, organization, timeZone } = useSession();
  const atSite = organization.level === 'site';
  return useMemo(() => {
    const columns: readonly ParticipantColumn[] = [
      { id: 'name', header: t('field.name'), sort: 'lastName', cell: (row) => <><NamedPerson name={row.displayName} photoId={row.photoId} /><StayMark stay={row.stay} /></> },
      { id: 'flags', header: t('field.flags'), card: 'badge', cell: (row) => <Marks row={row} /> },
      { id: 'grade', header: t('field.grade'), sort: 'grade', card: 'fact', cell: (row) => (isGrade(row.grade) ? gradeLabel(row.grade) : row.grade) },
      { id: 'birthDate', header: t('field.birthDate'), sort: 'birthDate', card: atSite ? 'fact' : undefined, cell: (row) => <BirthDate date={row.birthDate} /> },
      { id: 'sites', header: levelName('site', 'plural'), wrap: 'tight', hidden: atSite, card: atSite ? undefined : 'fact', cell: (row) => <Sites names={row.sites.map(({ name }) => name)} /> },
      { id: 'stay', header: t('field.stay'), hidden: true, cell: (row) => <StayWords stay={row.stay} /> },
      { id: 'localId', header: t('field.localId'), sort: 'localId', cell: (row) => row.localId },
      { id: 'generatedId', header: t('field.generatedId'), sort: 'generatedId', hidden: true, cell: (row) => row.generatedId },
      { id: 'stateId', header: t('field.stateId'), sort: 'stateId', hidden: true, cell: (row) => row.stateId },
      { id: 'tags', header: tags('tags'), hidden: true, card: 'line', wrap: true, cell: (row) => <TagChips tags={row.tags} /> },
      { id: 'allergies', header: t('field.allergies'), hidden: true, wrap: true, cell: (row) => row.allergies },
      { id: 'contactRestriction', header: t('field.contactRestriction'), hidden: true, wrap: true, cell: (row) => row.contactRestriction },
      { id: 'createdAt', header: t('field.createdAt'), sort: 'createdAt', hidden: true, cell: (row) => formatDateTime(row.createdAt, timeZone) },
    ];
    return columns;
  }, [t, tags, levelName, atSite, timeZone]);
}

function StayWords({ stay }: Pick<UsualParticipant, 'stay'>) {
  return useStayWords()(stay);
}

/** Alerts, and the first tag beside them; a card on a phone has a line of its own for tags. */
function Marks({ row: { allergies, contactRestriction, tags } }: { row: UsualParticipant }) {
  const flagged = Boolean(allergies || contactRestriction);
  return (
    <InLine css={flagged ? { flexWrap: 'wrap', rowGap: '0.5' } : undefined}>
      <ParticipantFlags allergies={allergies} contactRestriction={contactRestriction} />
      <chakra.span css={{ display: { base: 'none', md: 'inline-flex' }, minW: '0' }}>
        <TagChips tags={tags} most={flagged ? 0 : 1} />
      </chakra.span>
    </InLine>
  );
}

/** 03/14/2016 · 10 years */
function BirthDate({ date }: { date: string | null }) {
  const t = useParticipantsTexts();
  const { today } = useSession();
  if (!date) return null;
  const age = ageOn(date, today);
  return (
    <span>
      <time dateTime={date}>{formatDate(date)}</time>
      {age !== null && <Muted>{`\u00a0· ${t('age', { count: age })}`}</Muted>}
    </span>
  );
}

/** The first by name; how many more there are, with their names at hand. */
function Sites({ names }: { names: readonly string[] }) {
  const t = useParticipantsTexts();
  const [first, ...others] = names;
  return (
    <span>
      {first}
      {others.length > 0 && <Muted title={others.join(', ')}> {t('moreSites', { count: others.length })}</Muted>}
    </span>
  );
}
