import { formatDate } from '@afterbell/core/domain';
import { Button, DateBox, Dialog, Field, failuresOf, NativeSelect, Notice, notify, Section, silent, useCoreTexts, usePermissions, useSession } from '@afterbell/core/web';
import { isTraitList, type TraitList } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { CodeBoxes } from '../adding/school-step';
import { type ParticipantRegistrationQuery, useSetPersonTraitsMutation } from './__generated__/registration';
import { useRegistrationTexts } from './registration-texts';

type CodeList = ParticipantRegistrationQuery['codeLists'][number];
type Trait = ParticipantRegistrationQuery['personTraits'][number];

const List = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', borderTop: 'hairline', '& > li': { borderBottom: 'hairline', py: '2', display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'baseline' }, '& > li > div': { flex: '1 1 16rem', minW: '0', overflowWrap: 'anywhere' }, '& small': { color: 'fg.muted', fontSize: 'xs' } } });
const said = ({ codes }: Trait, none: string) => codes.map(({ label }) => label).join(', ') || none;

/** What is known by coded lists, since when, and what was before. */
export function TraitsSection({ personId, traits, lists, canEdit, reload }: { personId: string; traits: readonly Trait[]; lists: readonly CodeList[]; canEdit: boolean; reload: () => Promise<unknown> }) {
  const t = useRegistrationTexts();
  const { set } = usePermissions();
  const [changing, setChanging] = useState<CodeList | null>(null);
  const shown = lists.filter(({ list, sensitive }) => isTraitList(list) && (!sensitive || set.allows('view', 'people.participants', 'REGISTRATION')));
  const mayEdit = ({ sensitive }: CodeList) => canEdit && (!sensitive || set.allows('edit', 'people.participants', 'REGISTRATION'));
  return (
    <Section title={t('traits')}>
      <List>
        {shown.map((list) => {
          const [now, ...before] = traits.filter((trait) => trait.list === list.list);
          return (
            <li key={list.list}>
              <div>
                <small>{list.label}</small>
                <div>
                  {now ? said(now, t('traitNone')) : t('traitNone')} {now && <small>{t('since', { day: formatDate(now.startsOn) })}</small>}
                </div>
                {before.length > 0 && <small>{`${t('earlier')}: ${before.map((one) => `${said(one, t('traitNone'))} ${t('since', { day: formatDate(one.startsOn) })}`).join('; ')}`}</small>}
              </div>
              {mayEdit(list) && <Button variant="link" aria-label={t('traitChange', { list: list.label })} onClick={() => setChanging(list)}>{t('change')}</Button>}
            </li>
          );
        })}
      </List>
      {changing && <TraitDialog personId={personId} list={changing} now={traits.find(({ list }) => list === changing.list)} onClose={() => setChanging(null)} reload={reload} />}
    </Section>
  );
}

function TraitDialog({ personId, list, now, onClose, reload }: { personId: string; list: CodeList; now: Trait | undefined; onClose: () => void; reload: () => Promise<unknown> }) {
  const t = useRegistrationTexts();
  const core = useCoreTexts();
  const { today } = useSession();
  const [mutate] = useSetPersonTraitsMutation({ context: silent(), fetchPolicy: 'no-cache' });
  const [codes, setCodes] = useState<readonly string[]>(now?.codes.map(({ code }) => code) ?? []);
  const [startsOn, setStartsOn] = useState(today);
  const [failure, setFailure] = useState<{ path: string | null; message: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const errorAt = (path: string) => (failure?.path === path ? failure.message : undefined);
  const atStart = errorAt('startsOn');
  const atCodes = errorAt('codes');
  async function save() {
    if (busy) return;
    setBusy(true);
    try {
      const { data } = await mutate({ variables: { input: { personId, traits: [{ list: list.list as TraitList, codes: [...codes], startsOn }] } } });
      const problem = data?.setPersonTraits.problems[0];
      if (problem) return setFailure({ path: problem.path?.split('.').at(-1) ?? null, message: t('problem', { field: problem.path?.endsWith('startsOn') ? t('traitSince') : list.label, message: problem.message }) });
      await reload();
      notify({ severity: 'success', title: t('saved') });
      onClose();
    } catch (error) {
      setFailure({ path: null, message: failuresOf(error)[0]?.message.join(' ') || core('errors.load') });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnOutside={false}
      title={list.label}
      onSubmit={() => void save()}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button type="submit" variant="solid" loading={busy}>{t('save')}</Button>
        </>
      }
    >
      <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '4' }}>
        {failure && !atStart && !atCodes && <Notice severity="error" live>{failure.message}</Notice>}
        {list.several ? (
          <CodeBoxes id="trait" list={list} value={codes} error={atCodes} onChange={(next) => (setCodes(next), setFailure(null))} />
        ) : (
          <Field label={list.label} optional error={atCodes}>
            <NativeSelect value={codes[0] ?? ''} placeholder={t('traitNone')} options={list.codes.map(({ code, label }) => ({ value: code, label }))} onChange={(event) => (setCodes(event.target.value ? [event.target.value] : []), setFailure(null))} />
          </Field>
        )}
        <Field label={t('traitSince')} required error={atStart}>
          <DateBox label={t('traitSince')} value={startsOn} today={today} max={today} onChange={(day) => (setStartsOn(day), setFailure(null))} />
        </Field>
      </chakra.div>
    </Dialog>
  );
}
