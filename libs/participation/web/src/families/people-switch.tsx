import { SegmentedRadios, SegmentedScope } from '@afterbell/core/web';
import { memo } from 'react';
import { useNavigate } from 'react-router';
import { type DayAddress, rosterPath } from '../shared/take-paths';
import { useFamiliesTexts } from './families-texts';

const WHOM = ['participants', 'families'] as const;
export type Whom = (typeof WHOM)[number];

export const familiesPath = (day: DayAddress) => rosterPath(day, { people: 'families' });

/** Children and adults of one session date stand on pages of their own: nobody is counted with the others. */
export const PeopleSwitch = memo(function PeopleSwitch({ day, value }: { day: DayAddress; value: Whom }) {
  const t = useFamiliesTexts();
  const navigate = useNavigate();
  return (
    <SegmentedScope>
      <SegmentedRadios legend={t('whom')} name="people" value={value} options={WHOM.map((one) => ({ value: one, label: t(one) }))} onChange={(one) => void navigate(one === 'families' ? familiesPath(day) : rosterPath(day))} />
    </SegmentedScope>
  );
});
