import { Button, EmptyState, LinkButton } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { BookOpen, Plus } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useBuilderTexts } from './builder-texts';
import { libraryPath } from './builder-paths';
import { FieldCard, type FieldActions } from './field-card';
import { fieldsOfTab } from './state/definition-edits';
import { PANEL_ID, TabStrip, tabId } from './tab-strip';
import { useBuilderContext } from './use-builder';
import { useCanvas } from './use-canvas';
import { useDropZone } from './use-field-drag';

const Grid = chakra('ol', { base: { listStyle: 'none', p: '0', display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: '4', rowGap: '4', alignItems: 'stretch' } });
const End = chakra('div', { base: { mt: '4', minH: '14', borderRadius: 'md', border: '1px dashed transparent', display: 'flex', justifyContent: 'center', alignItems: 'center', '&[data-over]': { borderColor: 'accent.solid', bg: 'accent.subtle' } } });

export interface CanvasProps {
  onAdd: () => void;
  /** Whether a button adds fields, where no palette is in sight. */
  withAdd: boolean;
  onToLibrary: (id: number) => void;
}

export function Canvas({ onAdd, withAdd, onToLibrary }: CanvasProps) {
  const t = useBuilderTexts();
  const { draft, tab, open, readOnly, problems, maintenance } = useBuilderContext();
  const actions = useActions(onToLibrary);
  const fields = fieldsOfTab(draft, tab);
  const others = useMemo(() => draft.tabs.filter(({ name }) => name !== tab), [draft.tabs, tab]);
  const end = useRef<HTMLDivElement>(null);
  const over = useDropZone(end, { end: true }, !readOnly);
  const label = draft.tabs.find(({ name }) => name === tab)?.label ?? '';
  const wrong = (id: number, columns: readonly { id: number }[]) => problems.filter(({ fieldId }) => fieldId === id || columns.some((column) => column.id === fieldId)).length;
  // A field that was opened from elsewhere, the list of problems or a link, is scrolled to.
  useEffect(() => {
    if (open !== null) document.getElementById(`field-${open}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  const add = !readOnly && withAdd && (
    <Button icon={<Plus aria-hidden="true" />} onClick={onAdd}>
      {t('canvas.add')}
    </Button>
  );
  return (
    <chakra.div css={{ minW: '0', display: 'flex', flexDirection: 'column', gap: '4' }}>
      <TabStrip />
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(tab)}>
        {fields.length > 0 && (
          <Grid aria-label={t('canvas.label', { tab: label })}>
            {fields.map((field) => (
              <FieldCard key={field.id} field={field} open={open === field.id || field.fields.some(({ id }) => id === open)} readOnly={readOnly} problems={wrong(field.id, field.fields)} otherTabs={others} on={actions} />
            ))}
          </Grid>
        )}
        <End ref={end} data-over={over || undefined}>
          {fields.length > 0 && add}
          {fields.length === 0 && (
            <EmptyState
              kind="nothing"
              title={t('canvas.empty')}
              action={
                !readOnly && (
                  <chakra.div css={{ display: 'flex', gap: '2', flexWrap: 'wrap', justifyContent: 'center' }}>
                    {add}
                    <LinkButton to={libraryPath(maintenance.definition, tab)} icon={<BookOpen size={16} aria-hidden="true" />}>
                      {t('bar.library')}
                    </LinkButton>
                  </chakra.div>
                )
              }
            >
              {!readOnly && t('canvas.emptyHint')}
            </EmptyState>
          )}
        </End>
      </div>
      {!readOnly && fields.length > 0 && <chakra.p css={{ color: 'fg.muted', fontSize: 'xs', '@media (pointer: coarse)': { display: 'none' } }}>{t('canvas.hint')}</chakra.p>}
    </chakra.div>
  );
}

/** The same functions for the life of the page, so that only the card that changed is drawn anew. */
function useActions(onToLibrary: (id: number) => void): FieldActions {
  const { go } = useBuilderContext();
  const canvas = useCanvas();
  const latest = useRef({ canvas, go, onToLibrary });
  useEffect(() => {
    latest.current = { canvas, go, onToLibrary };
  });
  return useMemo(
    () => ({
      open: (id) => latest.current.go({ field: id }),
      step: (id, by) => latest.current.canvas.step(id, by),
      toTab: (id, tab) => latest.current.canvas.toTab(id, tab),
      resize: (id, columns) => latest.current.canvas.resize(id, columns),
      remove: (id) => latest.current.canvas.remove(id),
      duplicate: (id) => latest.current.canvas.duplicate(id),
      toLibrary: (id) => latest.current.onToLibrary(id),
    }),
    [],
  );
}
