import { BoardPage, Button, ErrorSummary, failuresOf, LoadHint, Notice, SaveState, Skeleton, UnsavedGuard, useCoreTexts, useSession, type SaveStatus, type SummaryError } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useRef, useState, type ReactNode } from 'react';
import { useTenantTexts } from './tenant-texts';

const Footer = chakra('div', { base: { position: 'sticky', bottom: 'var(--ab-bottom, 0px)', zIndex: 'bar', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', bg: 'bg', borderTop: 'hairline', py: '3', mt: '6', '& > [data-save=idle]': { position: 'absolute' } } });

export interface SettingsPageProps<Data> {
  title: string;
  subtitle: string;
  query: { data?: Data; error?: unknown; refetch: () => Promise<unknown> };
  children: (data: Data, reload: () => Promise<void>) => ReactNode;
}

/** A page of what holds for the whole tenant: its values once they are read, else why not. */
export function SettingsPage<Data>({ title, subtitle, query: { data, error, refetch }, children }: SettingsPageProps<Data>) {
  const core = useCoreTexts();
  return (
    <BoardPage title={title} subtitle={subtitle}>
      {error ? (
        <Notice severity="error" title={core('errors.load')} live action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
          <LoadHint />
        </Notice>
      ) : data ? (
        children(data, () => refetch().then(() => undefined))
      ) : (
        <Skeleton lines={8} />
      )}
    </BoardPage>
  );
}

export interface Saving {
  status: SaveStatus;
  /** What was said of the last save no longer holds: something was changed. */
  touched: () => void;
  /** Answers whether it is saved; `attempt` answers false for what stands in the way, which it shows itself. */
  save: () => Promise<boolean>;
}

/** One save at a time, and what became of it. */
export function useSaving(attempt: () => Promise<boolean>): Saving {
  const t = useTenantTexts();
  const [status, setStatus] = useState<SaveStatus>({ kind: 'idle' });
  const going = useRef(false);
  async function save(): Promise<boolean> {
    if (going.current) return false;
    going.current = true;
    setStatus({ kind: 'saving' });
    try {
      const saved = await attempt();
      setStatus(saved ? { kind: 'saved', at: new Date() } : { kind: 'idle' });
      return saved;
    } catch (error) {
      setStatus({ kind: 'failed', reason: failuresOf(error)[0]?.message.join(' ') || t('failed') });
      return false;
    } finally {
      going.current = false;
    }
  }
  return { status, touched: () => setStatus({ kind: 'idle' }), save };
}

export interface SettingsFormProps {
  mayEdit: boolean;
  dirty: boolean;
  saving: Saving;
  errors: readonly SummaryError[];
  /** A `ConflictNotice`, when somebody else has saved meanwhile. */
  conflict: ReactNode;
  onUndo: () => void;
  /** Further buttons of the footer. */
  more?: ReactNode;
  children: ReactNode;
}

/** The form on such a page: why it may not be changed, what is wrong above it, the ways out beneath it. */
export function SettingsForm({ mayEdit, dirty, saving: { status, save }, errors, conflict, onUndo, more, children }: SettingsFormProps) {
  const t = useTenantTexts();
  const { organization, timeZone } = useSession();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (dirty) void save();
      }}
    >
      <UnsavedGuard dirty={mayEdit && dirty} onSave={save} />
      {!mayEdit && <Notice>{t(organization.level === 'top' ? 'viewOnly' : 'topOnly')}</Notice>}
      <ErrorSummary title={t('summary')} errors={errors} />
      {conflict}
      {children}
      {mayEdit && (
        <Footer>
          <Button type="submit" variant="solid" keepsFocus disabled={!dirty} loading={status.kind === 'saving'}>
            {t('save')}
          </Button>
          {dirty && (
            <Button variant="ghost" onClick={onUndo}>
              {t('undo')}
            </Button>
          )}
          {more}
          <SaveState status={status} timeZone={timeZone} onRetry={() => void save()} />
        </Footer>
      )}
    </form>
  );
}
