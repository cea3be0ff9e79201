import { formatDate } from '@afterbell/core/domain';
import { Button, Checkbox, Dialog, factLine, Notice, notify, SearchInput, SegmentedRadios, SegmentedScope, silent, Skeleton, useCoreTexts, useDebounced } from '@afterbell/core/web';
import { gradeLabel, isGrade } from '@afterbell/people/domain';
import { useState } from 'react';
import { useAddRosterMembersMutation, useRosterCandidatesQuery, useRosterMemberIdsQuery, type RosterRecordFragment } from './__generated__/rosters';
import { useStayWords } from '../stay-mark';
import { PasteMembers } from './paste-members';
import { usePasteTexts } from './paste-texts';
import { useRostersTexts } from './rosters-texts';

const SHOWN = 50;

/** Finds participants and puts those that are ticked on the roster, those of several searches together. */
export function AddMembersDialog({ roster, onClose }: { roster: RosterRecordFragment; onClose: () => void }) {
  const t = useRostersTexts();
  const core = useCoreTexts();
  const stayWords = useStayWords();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const later = useDebounced(setSearch, 250);
  const [way, setWay] = useState<'search' | 'paste'>('search');
  const paste = usePasteTexts();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const found = useRosterCandidatesQuery({ variables: { search: search || null, first: SHOWN }, context: silent() });
  const members = useRosterMemberIdsQuery({ variables: { rosterId: roster.id }, context: silent(), fetchPolicy: 'network-only' });
  const [add, adding] = useAddRosterMembersMutation();
  const has = new Set(members.data?.savedRosterMembers.nodes.map(({ id }) => id));
  const page = (found.data ?? found.previousData)?.participants;
  const problem = adding.data?.addRosterMembers.problems[0];

  async function submit() {
    if (adding.loading || chosen.size === 0) return;
    const options = { context: silent(false), refetchQueries: ['savedRosterMembers'] };
    const answer = (await add({ variables: { input: { rosterId: roster.id, personIds: [...chosen] } }, ...options })).data?.addRosterMembers;
    if (!answer?.roster) return;
    notify({ severity: 'success', title: t('add.added', { count: answer.changedIds.length, name: roster.name }) });
    onClose();
  }
  const turn = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => void submit().catch(() => undefined)}
      title={t('add.title', { name: roster.name })}
      description={t('add.hint', { name: roster.organization.name })}
      closeOnOutside={chosen.size === 0}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button variant="solid" type="submit" loading={adding.loading} disabled={chosen.size === 0}>
            {t('add.add', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <div style={{ display: 'flex', flexDirection: 'column', gap: '0.75rem', marginTop: '1rem' }}>
        {problem && (
          <Notice severity="error" live>
            {problem.message}
          </Notice>
        )}
        <SegmentedScope>
          <SegmentedRadios
            legend={paste('how')}
            name="add-members"
            value={way}
            options={[
              { value: 'search', label: paste('search') },
              { value: 'paste', label: paste('paste') },
            ]}
            onChange={(next) => (setWay(next), setChosen(new Set()))}
          />
        </SegmentedScope>
        {way === 'paste' ? <PasteMembers onChosen={(ids) => setChosen(new Set(ids.filter((id) => !has.has(id))))} /> : <>
        <SearchInput label={t('add.search')} value={typed} onChange={(value) => (setTyped(value), later.run(value))} />
        {!page ? (
          <Skeleton lines={6} />
        ) : page.nodes.length === 0 ? (
          <p role="status">{t('add.nobody')}</p>
        ) : (
          <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '0.25rem', maxHeight: '45vh', overflowY: 'auto' }}>
            {page.nodes.map(({ id, displayName, birthDate, grade, stay }) => {
              const facts = factLine([has.has(id) ? t('add.member') : null, isGrade(grade) ? gradeLabel(grade) : null, birthDate ? formatDate(birthDate) : null, stay?.state === 'now' ? null : stayWords(stay)]);
              return (
                <li key={id}>
                  <Checkbox label={displayName} hint={facts || undefined} checked={has.has(id) || chosen.has(id)} disabled={has.has(id)} onChange={(event) => turn(id, event.target.checked)} />
                </li>
              );
            })}
          </ul>
        )}
        {page?.pageInfo.hasNextPage && <small role="status">{t('add.more', { count: SHOWN })}</small>}
        </>}
      </div>
    </Dialog>
  );
}
