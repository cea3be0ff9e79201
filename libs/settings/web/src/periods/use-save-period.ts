import { failuresOf, silent } from '@afterbell/core/web';
import type { PeriodType } from '@afterbell/core/domain';
import { useRef, useState } from 'react';
import { NO_PROBLEMS, sortProblems, type SortedProblems } from '../shared/problems';
import { useSaveReportingTermMutation, useSaveReportingYearMutation } from './__generated__/period';
import { missing, type PeriodForm } from './period-form';
import { usePeriodsTexts } from './periods-texts';

const FIELDS = ['name', 'startsOn', 'endsOn', 'yearId', 'kind'] as const;

/** Saves the form of a year or a term; answers its id, or null with the problems to show. */
export function useSavePeriod(type: PeriodType, id: string | null) {
  const t = usePeriodsTexts();
  const [saveYear] = useSaveReportingYearMutation();
  const [saveTerm] = useSaveReportingTermMutation();
  const [problems, setProblems] = useState<SortedProblems>(NO_PROBLEMS);
  const [busy, setBusy] = useState(false);
  const going = useRef(false);
  const label = (field: string) => FIELDS.find((known) => known === field) ?? null;

  async function answer(form: PeriodForm, version: number | null) {
    const input = { id, version, name: form.name, startsOn: form.startsOn, endsOn: form.endsOn };
    const options = { context: silent(), fetchPolicy: 'no-cache' } as const;
    if (type === 'reporting_year') {
      const data = (await saveYear({ variables: { input }, ...options })).data?.saveReportingYear;
      return data && { problems: data.problems, id: data.reportingYear?.id ?? null };
    }
    const data = (await saveTerm({ variables: { input: { ...input, yearId: form.yearId, kind: form.kind } }, ...options })).data?.saveReportingTerm;
    return data && { problems: data.problems, id: data.reportingTerm?.id ?? null };
  }

  async function save(form: PeriodForm, version: number | null): Promise<string | null> {
    const empty = missing(form, type);
    if (empty.length > 0) {
      setProblems({ ...NO_PROBLEMS, fields: Object.fromEntries(empty.map((field) => [field, `${t(`field.${field}`)} ${t('form.required')}`])) });
      return null;
    }
    if (going.current) return null;
    going.current = true;
    setBusy(true);
    try {
      const given = await answer(form, version);
      setProblems(given?.problems.length ? sortProblems(given.problems, (path) => { const field = label(path); return field && t(`field.${field}`); }) : NO_PROBLEMS);
      return given?.problems.length ? null : (given?.id ?? null);
    } catch (error) {
      setProblems({ ...NO_PROBLEMS, others: [failuresOf(error)[0]?.message.join(' ') || t('form.failed')] });
      return null;
    } finally {
      going.current = false;
      setBusy(false);
    }
  }
  return { save, busy, problems, setProblems };
}
