import { gradeLabel, isGrade } from '@afterbell/core/domain';
import { Button, type ChangedBy, ConflictDialog, ErrorSummary, notify, silent, type SummaryError } from '@afterbell/core/web';
import { parseDetails } from '@afterbell/organizations/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useOrganizationsTexts } from '../organizations-texts';
import { type EditOrganizationMutation, useEditOrganizationMutation } from '../shared/__generated__/organization-changes';
import { useOutcome } from '../shared/use-organization-changes';
import type { OrganizationRecordQuery } from './__generated__/organization-record';
import { type DetailsErrors, DetailsFields, type DetailsFieldsProps, type DetailsValues } from './details-fields';
import { useRecordTexts } from './record-texts';

type Organization = OrganizationRecordQuery['organization'];
type Field = keyof DetailsValues;
/** What was typed into a field, and what stood there when that began. */
type Changed = Partial<Record<Field, { mine: string; was: string }>>;

const FIELDS = ['name', 'timeZone', 'stateId', 'ncesId', 'gradeFrom', 'gradeTo'] as const;
const valuesOf = ({ name, timeZone, stateId, ncesId, gradeFrom, gradeTo }: Organization): DetailsValues => ({ name, timeZone: timeZone ?? '', stateId: stateId ?? '', ncesId: ncesId ?? '', gradeFrom: gradeFrom ?? '', gradeTo: gradeTo ?? '' });
/** Somebody who saves faster than we answer must not keep us here for ever. */
const MAX_MERGES = 3;

export interface EditDetailsProps {
  organization: Organization;
  /** Reads the record again; null where it could not be read. */
  reload: () => Promise<Organization | null>;
  /** What the fields are called on the tenant's form. */
  labelOf: DetailsFieldsProps['labelOf'];
}

/** What was changed under Details. It is held above the tabs, so that it stays while another is open. */
export function useDetails({ organization, reload, labelOf }: EditDetailsProps) {
  const t = useRecordTexts();
  const words = useOrganizationsTexts();
  const outcome = useOutcome();
  const [edit] = useEditOrganizationMutation({ context: silent() });
  // Only what was changed here is held here: the rest follows the record.
  const [changed, setChanged] = useState<Changed>({});
  const [errors, setErrors] = useState<DetailsErrors>({});
  const [summary, setSummary] = useState<readonly SummaryError[]>([]);
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<{ with: Organization; fields: readonly Field[]; by: ChangedBy | null } | null>(null);
  const mineOver = (stored: Organization, mine: Changed): DetailsValues => ({ ...valuesOf(stored), ...Object.fromEntries(Object.entries(mine).map(([field, { mine: value }]) => [field, value])) });
  const dirtyIn = (stored: Organization, mine: Changed) => FIELDS.filter((field) => mine[field] !== undefined && mine[field].mine !== valuesOf(stored)[field]);
  const values = mineOver(organization, changed);
  const dirty = dirtyIn(organization, changed).length > 0;

  function show(problems: readonly { field: string | null; message: string }[]) {
    setErrors(Object.fromEntries(problems.flatMap(({ field, message }) => (field ? [[field, message]] : []))));
    setSummary(problems.map(({ field, message }) => ({ field: field ?? undefined, message })));
  }
  function change(part: Partial<DetailsValues>) {
    const before = valuesOf(organization);
    setChanged((known) => ({ ...known, ...Object.fromEntries(Object.entries(part).map(([field, mine]) => [field, { mine, was: known[field as Field]?.was ?? before[field as Field] }])) }));
  }
  async function save(stored = organization, mine = changed, by: ChangedBy | null = null, again = 0): Promise<boolean> {
    // Also what a mere reload has brought in would be overwritten unseen.
    const fields = dirtyIn(stored, mine).filter((field) => mine[field]?.was !== valuesOf(stored)[field]);
    if (fields.length > 0) {
      show([]);
      setConflict({ with: stored, fields, by });
      return false;
    }
    const wanted = mineOver(stored, mine);
    const { problems: wrong } = parseDetails(wanted);
    if (wrong.length) {
      show(wrong.map(({ path, message }) => ({ field: path, message: words('said.fieldProblem', { field: labelOf(path as Field), message }) })));
      return false;
    }
    setBusy(true);
    const { id, version, name } = stored;
    const input = { id, version, ...Object.fromEntries(dirtyIn(stored, mine).map((field) => [field, wanted[field] || null])) };
    const result = await outcome(edit({ variables: { input } }), (data: EditOrganizationMutation) => data.editOrganization, name);
    const now = await reload();
    setBusy(false);
    if (!result.organization) {
      if (result.stale && now && again < MAX_MERGES) return save(now, mine, result.stale.by, again + 1);
      show(result.problems);
      return false;
    }
    show([]);
    setChanged({});
    notify({ severity: 'success', title: t('saved'), detail: again > 0 ? t('merged') : result.organization.name });
    return true;
  }
  /** What stands there now was seen: the chosen fields follow it, the others are saved over it. */
  function choose(theirs: ReadonlySet<string>) {
    if (!conflict) return;
    const seen = valuesOf(conflict.with);
    const mine: Changed = Object.fromEntries(Object.entries(changed).flatMap(([field, one]) => (theirs.has(field) ? [] : [[field, { ...one, was: seen[field as Field] }]])));
    setChanged(mine);
    setConflict(null);
    if (dirtyIn(conflict.with, mine).length > 0) void save(conflict.with, mine);
  }
  return { level: organization.level, labelOf, values, errors, summary, busy, dirty, conflict, change, choose, save, closeConflict: () => setConflict(null) };
}

export type Details = ReturnType<typeof useDetails>;

/** What every level has, saved with the version that was read; where others were faster both values are shown and one is chosen. */
export function EditDetails({ details: { level, labelOf, values, errors, summary, busy, dirty, conflict, change, choose, save, closeConflict } }: { details: Details }) {
  const t = useRecordTexts();
  const said = (field: Field, value: string) => (field === 'timeZone' ? value.replaceAll('_', ' ') || t('inherited') : isGrade(value) && field.startsWith('grade') ? gradeLabel(value) : value || t('none'));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '5', maxW: '36rem' }}>
        <ErrorSummary errors={summary} />
        <DetailsFields {...{ level, labelOf, values, errors }} onChange={change} />
        <div>
          <Button type="submit" variant="solid" keepsFocus disabled={!dirty} loading={busy}>
            {t('save')}
          </Button>
        </div>
      </chakra.div>
      {conflict && (
        <ConflictDialog
          collisions={conflict.fields.map((field) => ({ id: field, label: labelOf(field), mine: said(field, values[field]), theirs: said(field, valuesOf(conflict.with)[field]) }))}
          by={conflict.by}
          onChoose={choose}
          onClose={closeConflict}
        />
      )}
    </form>
  );
}
