import { IconButton, LinkButton, Sheet } from '@afterbell/core/web';
import { isChoice, isDisplayType, type FieldDefinition } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { ArrowLeft, X } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import { useBuilderTexts } from './builder-texts';
import { ColumnsEditor } from './columns-editor';
import { InspectorAccess } from './inspector-access';
import { InspectorField } from './inspector-field';
import { InspectorRules } from './inspector-rules';
import { OptionsEditor } from './options-editor';
import { findField, hasColumns } from './state/definition-edits';
import { TypeIcon } from './type-icon';
import { PARTS, useBuilderContext, type Part } from './use-builder';

function partsOf(field: FieldDefinition, parent: FieldDefinition | null): readonly Part[] {
  return PARTS.filter((part) => {
    if (part === 'options') return isChoice(field.type);
    if (part === 'columns') return hasColumns(field.type);
    if (parent?.type !== 'multiselect_table') return true;
    // The cells of a table to tick are words of the form: nobody answers them. What an older form says can be taken out.
    return part === 'field' || (part === 'rules' && [field.shownWhen, field.requiredWhen, field.validWhen].some(Boolean));
  });
}

const Heading = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2', mb: '3', '& > svg': { boxSize: '5', color: 'fg.muted', flexShrink: '0' }, '& h2': { flex: '1', minW: '0', fontSize: 'md', overflowWrap: 'anywhere' } } });
const Strip = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    borderBottom: 'hairline',
    mb: '4',
    '& button': { px: '2', minH: '9', fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted', cursor: 'pointer', borderBottom: '2px solid transparent', outlineOffset: '-2px', '@media (pointer: coarse)': { minH: 'touch' } },
    '& button[aria-selected=true]': { color: 'accent.fg', borderColor: 'accent.solid' },
  },
});

interface Opened {
  readonly state: { readonly part?: Part } | null;
  readonly key: string;
}

export interface InspectorProps {
  /** Beside the canvas, or as a sheet over it. */
  beside: boolean;
}

/** Everything that the open field says. */
export function Inspector({ beside }: InspectorProps) {
  const t = useBuilderTexts();
  const { draft, open, go } = useBuilderContext();
  const found = findField(draft, open);
  const close = () => {
    go({ field: null });
    if (open !== null) document.getElementById(`field-${found?.parent?.id ?? open}`)?.focus();
  };
  if (!beside) {
    return (
      <Sheet open={found !== null} onClose={close} title={found?.field.name || (found ? t(`type.${found.field.type}`) : '')} size="lg">
        {found && <Parts key={open} field={found.field} parent={found.parent} />}
      </Sheet>
    );
  }
  if (!found) return <chakra.p css={{ color: 'fg.muted', fontSize: 'sm' }}>{t('inspector.none')}</chakra.p>;
  return (
    <section aria-label={t('inspector.title', { type: t(`type.${found.field.type}`) })}>
      <Heading>
        <TypeIcon type={found.field.type} />
        <h2>{found.field.name || t(`type.${found.field.type}`)}</h2>
        <IconButton label={t('inspector.close')} icon={<X size={18} aria-hidden="true" />} size="sm" onClick={close} />
      </Heading>
      <Parts key={open} field={found.field} parent={found.parent} />
    </section>
  );
}

function Parts({ field, parent }: { field: FieldDefinition; parent: FieldDefinition | null }) {
  const t = useBuilderTexts();
  const parts = partsOf(field, parent);
  // Back from a column, its neighbours are what is wanted next.
  const { state, key } = useLocation() as Opened;
  const [asked, setPart] = useState<Part>(state?.part ?? 'field');
  const [option, setOption] = useState<number | null>(null);
  // A part that was asked for opens, also when another part of the same field is open; drawn anew, its boxes would lose half a day that was typed.
  const [at, setAt] = useState(key);
  if (key !== at) {
    setAt(key);
    if (state?.part) {
      setPart(state.part);
      setOption(null);
    }
  }
  const part = parts.includes(asked) ? asked : 'field';
  function showRules(id: number) {
    setOption(id);
    setPart('rules');
  }
  return (
    <div>
      {parent && <BackToParent parent={parent} />}
      <Strip role="tablist" aria-label={t('inspector.part')} onKeyDown={onArrow}>
        {parts.map((one) => (
          <button key={one} type="button" role="tab" id={`part-${one}`} aria-selected={one === part} aria-controls="inspector-part" tabIndex={one === part ? 0 : -1} onClick={() => setPart(one)}>
            {one === 'options' && field.type === 'multiselect_table' ? t('options.rows') : t(`inspector.tab.${one}`)}
          </button>
        ))}
      </Strip>
      <div id="inspector-part" role="tabpanel" aria-labelledby={`part-${part}`}>
        {part === 'field' && <InspectorField field={field} parent={parent} />}
        {part === 'options' && <OptionsEditor field={field} onRules={showRules} />}
        {part === 'columns' && <ColumnsEditor field={field} />}
        {part === 'rules' && <InspectorRules field={field} optionId={option} onOption={setOption} />}
        {part === 'access' && <InspectorAccess field={field} isDisplay={isDisplayType(field.type)} />}
      </div>
    </div>
  );
}

function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step || event.altKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const next = all[(all.indexOf(event.target as HTMLElement) + (document.documentElement.dir === 'rtl' ? -step : step) + all.length) % all.length];
  event.preventDefault();
  next?.focus();
  next?.click();
}

function BackToParent({ parent }: { parent: FieldDefinition }) {
  const t = useBuilderTexts();
  return (
    <chakra.div css={{ mb: '2' }}>
      <LinkButton variant="link" icon={<ArrowLeft size={16} data-mirror="" aria-hidden="true" />} to={`?${new URLSearchParams({ tab: parent.tabName, field: String(parent.id) })}`} state={{ part: 'columns' } satisfies { part: Part }} replace>
        {t('inspector.backTo', { name: parent.name })}
      </LinkButton>
    </chakra.div>
  );
}
