import { rulesOf, type FilterMode, type FilterRule, type ListFilter } from '@afterbell/core/domain';
import { Button, customKey, Dialog, Field, FieldGroup, FilterBuilder, Notice, notify, RadioList, silent, TextInput, useCoreTexts, useSession, wireFilter } from '@afterbell/core/web';
import { useCustomList } from '@afterbell/forms/web';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useParticipantFields } from '../participant-fields';
import { useSaveRosterMutation, type RosterRecordFragment, type SaveRosterMutationVariables } from './__generated__/rosters';
import { rosterPath } from './roster-paths';
import { useRostersTexts } from './rosters-texts';

type Question = NonNullable<SaveRosterMutationVariables['input']['question']>;
type Stored = NonNullable<RosterRecordFragment['question']>;
type Filter = NonNullable<Question['filter']>;

const EVERYBODY: ListFilter = { match: 'and', rules: [] };

const ruleOf = ({ field, customFieldId, mode, value }: Stored['rules'][number]): FilterRule => ({ field: customFieldId === null ? field : customKey(customFieldId), mode: mode as FilterMode, value });

function filterOf(question: Stored | null): ListFilter {
  return question ? { match: question.match, rules: question.rules.map(ruleOf), groups: question.groups.map(({ rules }) => rules.map(ruleOf)) } : EVERYBODY;
}

export interface RosterDialogProps {
  /** The roster to change; none makes one. */
  roster?: RosterRecordFragment;
  onClose: () => void;
}

/** Name, note and, of a roster by rule, the rule. A new one opens as soon as it is made. */
export function RosterDialog({ roster, onClose }: RosterDialogProps) {
  const t = useRostersTexts();
  const core = useCoreTexts();
  const navigate = useNavigate();
  const { organization } = useSession();
  const own = useParticipantFields();
  const custom = useCustomList('participants');
  const fields = useMemo(() => [...own, ...custom.fields], [own, custom.fields]);
  const [name, setName] = useState(roster?.name ?? '');
  const [note, setNote] = useState(roster?.note ?? '');
  const [kind, setKind] = useState<string>(roster?.kind ?? 'manual');
  const [filter, setFilter] = useState(() => filterOf(roster?.question ?? null));
  const [save, { data, loading, reset }] = useSaveRosterMutation();
  const problems = data?.saveRoster.problems ?? [];
  const at = (path: string, label: string) => problems.filter((problem) => problem.path === path).map(({ message }) => `${label} ${message}`)[0];
  const ofRules = problems.find(({ path }) => kind === 'rule' && path?.startsWith('question'))?.message;
  const elsewhere = problems.filter(({ path, message }) => path !== 'name' && path !== 'note' && message !== ofRules);

  async function submit() {
    if (loading) return;
    const question: Question | null = kind === 'rule' ? { search: roster?.question?.search ?? null, filter: wireFilter(filter) as Filter } : null;
    const input = { id: roster?.id, version: roster?.version, name, note, question };
    const answer = (await save({ variables: { input }, context: silent(false), refetchQueries: ['savedRosters', 'savedRosterMembers'] })).data?.saveRoster;
    if (!answer?.roster) return;
    notify({ severity: 'success', title: t('form.saved') });
    if (roster) onClose();
    else void navigate(rosterPath(answer.roster.id), { replace: true });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => void submit().catch(() => undefined)}
      title={t(roster ? 'form.edit' : 'form.new')}
      closeOnOutside={false}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button variant="solid" type="submit" loading={loading}>
            {t(roster ? 'form.save' : 'form.make')}
          </Button>
        </>
      }
    >
      <div style={{ display: 'flex', flexDirection: 'column', gap: '1rem' }}>
        {elsewhere.map((problem) => (
          <Notice key={problem.code + problem.message} severity="error" live>
            {problem.message}
          </Notice>
        ))}
        <Field label={t('field.name')} error={at('name', t('field.name'))} required>
          <TextInput value={name} maxLength={100} autoComplete="off" onChange={(event) => (setName(event.target.value), reset())} />
        </Field>
        <Field label={t('field.note')} error={at('note', t('field.note'))}>
          <TextInput value={note} maxLength={500} autoComplete="off" onChange={(event) => (setNote(event.target.value), reset())} />
        </Field>
        {!roster && (
          <FieldGroup legend={t('form.question')}>
            <RadioList
              name="kind"
              value={kind}
              onChange={setKind}
              options={[
                { value: 'manual', label: t('form.manual'), hint: t('form.manualHint') },
                { value: 'rule', label: t('form.rule'), hint: t('form.ruleHint') },
              ]}
            />
          </FieldGroup>
        )}
        {kind === 'rule' && (
          <FieldGroup legend={t('form.rules')} error={ofRules} hint={rulesOf(filter).length === 0 ? t('form.noRules', { name: roster?.organization.name ?? organization.name }) : undefined}>
            <FilterBuilder fields={fields} filter={filter} onChange={(next) => (setFilter(next), reset())} />
          </FieldGroup>
        )}
      </div>
    </Dialog>
  );
}
