import { Button, Notice, notify, Sheet, UnsavedGuard, useHalfTyped, useMediaQuery, useSession, VisuallyHidden } from '@afterbell/core/web';
import { formatDateTime } from '@afterbell/core/domain';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BuilderBar } from './builder-bar';
import { keepsDraft } from './builder-paths';
import { useBuilderTexts } from './builder-texts';
import { Canvas } from './canvas';
import { Inspector } from './inspector';
import { KeysDialog } from './keys-dialog';
import type { Maintenance } from './maintenance-model';
import { MergeNotice } from './merge-notice';
import { nameNext } from './name-next';
import { Palette } from './palette';
import { ProblemList } from './problem-list';
import { SaveDialog } from './save-dialog';
import { fieldsOfTab } from './state/definition-edits';
import { ToLibraryDialog } from './to-library-dialog';
import { BuilderContext, continueWith, useBuilder, useBuilderContext, type Builder } from './use-builder';
import { useCanvas } from './use-canvas';
import { useDrops } from './use-field-drag';
import { useSaveForm } from './use-save-form';
import { VersionsSheet } from './versions-sheet';

/** Palette, canvas and inspector side by side; narrower, the canvas with sheets over it. */
const WIDE = '(min-width: 1180px)';

const Body = chakra('div', { base: { flex: '1', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minW: '0', '&[data-wide]': { gridTemplateColumns: '16rem minmax(0, 1fr) 22rem' } } });
const Side = chakra('aside', { base: { position: 'sticky', top: 'calc(var(--ab-top, 0px) + 3.5rem)', height: 'calc(100dvh - var(--ab-top, 0px) - 3.5rem)', overflowY: 'auto', p: '4', bg: 'bg.panel', '&:first-of-type': { borderInlineEnd: 'hairline' }, '&:last-of-type': { borderInlineStart: 'hairline' } } });
const Middle = chakra('div', { base: { minW: '0', display: 'flex', flexDirection: 'column', gap: '4', p: { base: '4', md: '6' } } });

export function FormBuilder({ maintenance }: { maintenance: Maintenance }) {
  const builder = useBuilder(maintenance);
  return (
    <BuilderContext value={builder}>
      <Workbench builder={builder} />
    </BuilderContext>
  );
}

function Workbench({ builder }: { builder: Builder }) {
  const t = useBuilderTexts();
  const { dirty, readOnly, problems, judge, draft, said, drop } = builder;
  const isHalf = useHalfTyped();
  const saving = useSaveForm(builder);
  const canvas = useCanvas();
  const wide = useMediaQuery(WIDE);
  const [shown, setShown] = useState<'save' | 'versions' | 'palette' | 'keys' | null>(null);
  const [toLibrary, setToLibrary] = useState<number | null>(null);
  const close = () => setShown(null);
  // A menu that was opened by mouse is no place to come back to.
  function leaveLibrary() {
    flushSync(() => setToLibrary(null));
    document.getElementById(`field-${toLibrary}`)?.focus();
  }
  useDropping();
  function save() {
    if (readOnly || isHalf(document.getElementById('inspector-part')) || !dirty) return;
    const found = judge();
    if (found.length > 0) notify({ key: 'form-problems', severity: 'warn', title: t('problems.title', { count: found.length }), detail: found[0]?.message });
    else setShown('save');
  }
  useBuilderKeys(builder, save);
  function passes(path: string): boolean {
    if (!keepsDraft(path, draft)) return false;
    continueWith(draft);
    return true;
  }
  return (
    <>
      <BuilderBar saving={saving} onSave={save} onVersions={() => setShown('versions')} onKeys={() => setShown('keys')} />
      <Body data-wide={wide || undefined}>
        {wide && <Side aria-label={t('palette.title')}>{readOnly ? null : <PalettePart onAdd={(type) => nameNext(canvas.add(type))} />}</Side>}
        <Middle>
          <Restored />
          <MergeNotice />
          {readOnly && <Notice title={t('readOnly.title')}>{t('readOnly.body')}</Notice>}
          <ProblemList />
          <Canvas withAdd={!wide} onAdd={() => setShown('palette')} onToLibrary={setToLibrary} />
        </Middle>
        {wide && (
          <Side aria-label={t('inspector.part')}>
            <Inspector beside />
          </Side>
        )}
      </Body>
      {!wide && <Inspector beside={false} />}
      <Sheet open={shown === 'palette'} onClose={close} title={t('palette.title')}>
        <Palette
          draggable={false}
          onAdd={(type) => {
            canvas.add(type);
            close();
          }}
        />
      </Sheet>
      {shown === 'save' && <SaveDialog saving={saving} onClose={close} />}
      {shown === 'versions' && <VersionsSheet saving={saving} onClose={close} />}
      {shown === 'keys' && <KeysDialog onClose={close} />}
      {toLibrary !== null && <ToLibraryDialog fieldId={toLibrary} onClose={leaveLibrary} />}
      <VisuallyHidden role="status" aria-live="polite">
        {said}
      </VisuallyHidden>
      <UnsavedGuard dirty={dirty} passes={passes} onSave={problems.length === 0 ? () => saving.save('') : undefined} onDiscard={drop} />
    </>
  );
}

function PalettePart({ onAdd }: { onAdd: Parameters<typeof Palette>[0]['onAdd'] }) {
  const t = useBuilderTexts();
  return (
    <>
      <chakra.h2 css={{ fontSize: 'md' }}>{t('palette.title')}</chakra.h2>
      <chakra.p css={{ color: 'fg.muted', fontSize: 'xs', mb: '3' }}>{t('palette.hint')}</chakra.p>
      <Palette onAdd={onAdd} />
    </>
  );
}

/** What is dropped on the canvas or a tab is added or moved there. */
function useDropping(): void {
  const { draft, tab } = useBuilderContext();
  const { add, move, toTab } = useCanvas();
  useDrops((dragged, dropped) => {
    const siblings = fieldsOfTab(draft, tab);
    const after = 'after' in dropped ? siblings.findIndex(({ id }) => id === dropped.after) : -1;
    const before = 'before' in dropped ? dropped.before : 'after' in dropped ? (siblings[after + 1]?.id ?? null) : null;
    if (dragged.kind === 'type') add(dragged.type, { tabName: 'tab' in dropped ? dropped.tab : tab, before });
    else if ('tab' in dropped) toTab(dragged.id, dropped.tab);
    else if (before !== dragged.id) move(dragged.id, { tabName: tab, before });
  });
}

/** Undo, redo and save, anywhere but in a dialog that has words of its own to undo. */
function useBuilderKeys({ undo, redo, readOnly }: Builder, save: () => void): void {
  const latest = useRef({ undo, redo, save });
  useEffect(() => {
    latest.current = { undo, redo, save };
  });
  useEffect(() => {
    if (readOnly) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('form[role=dialog], [role=alertdialog]')) return;
      const key = event.key.toLowerCase();
      const action = key === 's' ? 'save' : key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : null;
      if (!action) return;
      event.preventDefault();
      latest.current[action]();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [readOnly]);
}

/** Work that was left unsaved is back, and can be given up. */
function Restored() {
  const t = useBuilderTexts();
  const { timeZone } = useSession();
  const { restored, dirty, discard } = useBuilderContext();
  if (restored === null || !dirty) return null;
  return (
    <Notice title={t('restored.title', { when: formatDateTime(restored, timeZone) })} live action={<Button onClick={discard}>{t('restored.discard')}</Button>}>
      {t('restored.body')}
    </Notice>
  );
}
