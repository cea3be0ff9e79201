import { foldText } from '@afterbell/core/domain';
import { Button, EmptyState, factLine, failuresOf, FlowPage, IconButton, LinkButton, LoadHint, Notice, SaveState, SearchInput, Section, silent, Skeleton, useCoreTexts, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Clock, UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { useDuration } from '../meetings/meeting-words';
import { dayName, shortDayName, timeRange } from '../shared/day-words';
import { useFlowSteps } from '../shared/flow-steps';
import { DAY_PATH, rosterPath, type DayAddress } from '../shared/take-paths';
import { useTakeTexts } from '../shared/take-texts';
import { useFamilyDayQuery, type FamilyDayWholeFragment } from './__generated__/families';
import { AdultDialog } from './adult-dialog';
import { useFamiliesTexts } from './families-texts';
import { FamilyChoices, List } from './family-choices';
import { PeopleSwitch } from './people-switch';
import { useAdults } from './use-adults';

type Adult = FamilyDayWholeFragment['adults'][number];

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6', minW: '0', maxW: '52rem' } });
const Status = chakra('div', { base: { display: 'flex', flexDirection: { base: 'column', sm: 'row' }, flexWrap: { sm: 'wrap' }, alignItems: { base: 'flex-start', sm: 'center' }, columnGap: '4', '& > [data-save=idle]': { minH: { base: '0', sm: '6' } } } });

/** Family members and other adults of one session date, marked apart from the children. */
export function FamiliesPage({ day: address }: { day: DayAddress }) {
  const take = useTakeTexts();
  const core = useCoreTexts();
  const { organization } = useSession();
  const { data, error, refetch } = useFamilyDayQuery({ variables: { sessionId: address.sessionId, date: address.date }, context: silent(), fetchPolicy: 'cache-and-network' });
  const day = data?.familyDay;
  const steps = useFlowSteps({ ...address, activityId: day?.activityId });
  if (day) return <Families day={day} steps={steps} />;
  const missing = failuresOf(error).some(({ statusCode }) => statusCode === 404);
  return (
    <FlowPage title={take('title')} steps={steps} current="roster" actions={<LinkButton to={DAY_PATH}>{core('back')}</LinkButton>}>
      {missing ? (
        <EmptyState kind="noMatch" title={take('gone.title')} action={<LinkButton to={DAY_PATH}>{take('gone.back')}</LinkButton>}>
          {take('gone.body', { name: organization.name })}
        </EmptyState>
      ) : error ? (
        <Notice severity="error" title={take('loadFailed')} live action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
          <LoadHint />
        </Notice>
      ) : (
        <Skeleton lines={8} />
      )}
    </FlowPage>
  );
}

function Families({ day, steps }: { day: FamilyDayWholeFragment; steps: ReturnType<typeof useFlowSteps> }) {
  const t = useFamiliesTexts();
  const duration = useDuration();
  const { timeZone, today } = useSession();
  const here = day.date === today ? t('here') : t('hereOn', { day: shortDayName(day.date) });
  const adults = useAdults(day);
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<Adult | 'new' | null>(null);
  const { canEdit, year } = day;
  const wanted = foldText(search.trim());
  const matching = day.choices.filter(({ name, children }) => wanted === '' || foldText([name, ...children].join(' ')).includes(wanted));
  const minutes = day.adults.reduce((sum, one) => sum + one.minutes, 0);
  const add = canEdit && (
    <Button icon={<UserPlus aria-hidden="true" />} onClick={() => setOpened('new')}>
      {t('addByName')}
    </Button>
  );
  return (
    <FlowPage
      title={day.activityName}
      subtitle={factLine([day.sessionName === day.activityName ? null : day.sessionName, dayName(day.date), timeRange(day.startTime, day.endTime)])}
      action={add}
      steps={steps}
      current="roster"
      status={
        <Status>
          <span role="status">{day.adults.length > 0 && t('withHours', { adults: t('count', { count: day.adults.length }), hours: duration(minutes) })}</span>
          <SaveState status={adults.status} timeZone={timeZone} />
        </Status>
      }
      actions={
        <LinkButton variant="solid" size="lg" to={rosterPath(day)}>
          {t('back')}
        </LinkButton>
      }
    >
      <PeopleSwitch day={day} value="families" />
      {!canEdit && <Notice severity="warn">{t(whyNot(day))}</Notice>}
      <Stack>
        <Section title={here}>
          {day.adults.length === 0 ? (
            // As high as one adult, so that the buttons below stay where they are when the first is marked.
            <List>
              <li>
                <div>
                  {t('nobody')}
                  <small>{t('nobodyHint')}</small>
                </div>
              </li>
            </List>
          ) : (
            <List aria-label={here}>
              {day.adults.map((adult) => {
                const name = adult.name ?? t('unseen');
                return (
                  <li key={adult.id}>
                    <div>
                      {name}
                      <small>{factLine([t(`types.${adult.memberType}`), timeRange(adult.startTime ?? day.startTime, adult.endTime ?? day.endTime)])}</small>
                    </div>
                    {canEdit && (
                      <>
                        <IconButton label={t('change', { name })} icon={<Clock aria-hidden="true" />} onClick={() => setOpened(adult)} />
                        <IconButton label={t('remove', { name })} icon={<X aria-hidden="true" />} onClick={() => void adults.takeOff(adult.id, name)} />
                      </>
                    )}
                  </li>
                );
              })}
            </List>
          )}
        </Section>
        {canEdit && day.choices.length > 0 && (
          <>
            <SearchInput label={t('find')} value={search} onChange={setSearch} />
            {matching.length === 0 && <p role="status">{t('noneFound')}</p>}
            <FamilyChoices title={t('contacts')} list={matching.filter(({ personId }) => personId !== null)} adults={adults} />
            <FamilyChoices title={t('before')} list={matching.filter(({ personId }) => personId === null)} adults={adults} />
          </>
        )}
        {year.visits > 0 && <chakra.p css={{ color: 'fg.muted', fontSize: 'sm' }}>{t('year', { name: day.siteName, adults: t('different', { count: year.adults }), visits: t('visits', { count: year.visits }), hours: duration(year.minutes) })}</chakra.p>}
      </Stack>
      {opened && <AdultDialog day={day} adult={opened === 'new' ? undefined : opened} adults={adults} onClose={() => setOpened(null)} />}
    </FlowPage>
  );
}

/** Why nobody can be marked on the day. */
function whyNot({ locked, outcome, toCome }: FamilyDayWholeFragment) {
  if (locked) return 'locked';
  if (outcome === 'did_not_run') return 'didNotRun';
  return toCome ? 'toCome' : 'closed';
}
