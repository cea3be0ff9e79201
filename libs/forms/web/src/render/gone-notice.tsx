import { Button, LinkButton, Notice, useSession } from '@afterbell/core/web';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormsTexts } from '../forms-texts';
import type { Draft } from './use-draft';
import type { Gone, Successor } from './use-gone';

export interface GoneProps {
  gone: Gone;
  draft: Draft;
  /** Something is typed and not saved. */
  dirty: boolean;
}

/** The open record is not there any more: where it is now, and what becomes of what was typed. */
export function GoneNotice({ gone: { into }, draft, dirty }: GoneProps) {
  const t = useFormsTexts();
  const { organization } = useSession();
  const title = into ? (into.by ? t('gone.mergedBy', { name: into.name, by: into.by }) : t('gone.merged', { name: into.name })) : t('gone.removed', { place: organization.name });
  const then = !into ? 'gone.lost' : draft.keeps ? 'gone.carried' : 'gone.copy';
  return (
    <Notice severity={dirty ? 'warn' : 'info'} live title={title} action={into && <GoneLink into={into} draft={draft} dirty={dirty} />}>
      {dirty ? t(then, { name: into?.name ?? '' }) : into ? null : t('gone.nothingTyped')}
    </Notice>
  );
}

/** The way to the record that stayed. What could not be carried over stays on the screen to be copied. */
export function GoneLink({ into: { to, name }, draft, dirty }: { into: Successor; draft: Draft; dirty: boolean }) {
  const t = useFormsTexts();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  if (dirty && !draft.keeps)
    return (
      <LinkButton to={to} target="_blank">
        {t('gone.openBeside', { name })}
      </LinkButton>
    );
  async function open() {
    setBusy(true);
    const isKept = !dirty || (await draft.flush());
    setBusy(false);
    if (isKept) void navigate(to);
  }
  return (
    <Button variant="solid" loading={busy} onClick={() => void open()}>
      {t('gone.open', { name })}
    </Button>
  );
}
