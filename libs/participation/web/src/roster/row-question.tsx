import { CircleHelp } from 'lucide-react';
import type { Held } from './marks';
import { takeText } from '../shared/take-texts';
import { useRosterTexts } from './roster-texts';

/** What stands between a mark and its being saved, at the child's own row, with the ways out. */
export function RowQuestion({ held, spoken }: { held: Held; spoken: string }) {
  const t = useRosterTexts();
  return (
    <div className="ab-more ab-ask" data-ask="" role="group" aria-label={t('phase.held')}>
      <CircleHelp aria-hidden="true" />
      <p>{wordsOf(held, spoken, t)}</p>
      <Answers held={held} />
      <button type="button" className="ab-act" data-plain="" data-act="take-back">
        {held.reason === 'absent' ? t('ask.keepAbsent', { status: takeText(`status.${held.status}`).toLocaleLowerCase() }) : t('ask.takeBack')}
      </button>
    </div>
  );
}

function wordsOf(held: Held, spoken: string, t: ReturnType<typeof useRosterTexts>): string {
  if (held.reason === 'notEnrolled') return t('ask.notEnrolled', { name: spoken });
  if (held.reason === 'conflict') return t(held.theirs.changedByYou ? 'ask.conflictYours' : 'ask.conflict');
  if (held.reason === 'absent') return t('ask.absent', { name: spoken, status: takeText(`status.${held.status}`).toLocaleLowerCase() });
  return held.message ?? t('ask.timeMissing');
}

function Answers({ held: { reason } }: { held: Held }) {
  const t = useRosterTexts();
  const button = (act: string, label: string) => (
    <button type="button" className="ab-act" data-act={act}>
      {label}
    </button>
  );
  switch (reason) {
    case 'notEnrolled':
      return (
        <>
          {button('enroll-day', t('ask.enrollDay'))}
          {button('enroll-on', t('ask.enrollOn'))}
        </>
      );
    case 'overlap':
      return button('allow-overlap', t('ask.overlap'));
    case 'long':
      return button('allow-long', t('ask.long'));
    case 'conflict':
      return button('conflict', t('ask.decide'));
    case 'absent':
      return button('again', t('ask.presentWithTimes'));
    case 'refused':
      return button('again', t('ask.again'));
    case 'time':
      return null;
  }
}
