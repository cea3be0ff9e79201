import { Button, defineTexts, Section } from '@afterbell/core/web';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { AttendanceRules, hasAttendanceRules } from './rules-port';

const { useTexts } = defineTexts('settings-program-rules', {
  title: 'Attendance',
  hint: 'When a late entry needs a reason, and how long a stay may be. The rules hold for every {{levels.site.inText}} below.',
  open: 'Rules of attendance',
});

/** Rules that hold for the whole program, each in a dialog of the section that keeps them. */
export function ProgramRules() {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  if (!hasAttendanceRules()) return null;
  return (
    <Section title={t('title')}>
      <p>{t('hint')}</p>
      <div>
        <Button icon={<SlidersHorizontal aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      </div>
      {open && <AttendanceRules onClose={() => setOpen(false)} />}
    </Section>
  );
}
