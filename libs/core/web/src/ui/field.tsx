import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { createContext, use, useId, useState, type ReactNode } from 'react';
import { useCoreTexts } from '../i18n/core-texts';
import { type Half, HalfTyped } from './half-typed';

export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
  disabled: boolean | undefined;
}

const FieldContext = createContext<FieldControl | null>(null);

/** The wiring that a control inside `Field` puts on its element; own props win. */
export function useFieldControl<P extends object>(props: P): P & Partial<FieldControl> {
  const field = use(FieldContext);
  return field ? { ...field, ...props } : props;
}

/** What is wrong, beneath the control that it is about; `id` is what the control is described by. */
export function FieldProblem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Problem id={id}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </Problem>
  );
}

const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '1', minW: '0', width: 'full' } });
const Label = chakra('label', { base: { fontWeight: 'semibold', fontSize: 'sm' } });
const Hint = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });
const Problem = chakra('p', { base: { display: 'flex', alignItems: 'flex-start', gap: '1', color: 'fg.error', fontSize: 'sm', fontWeight: 'semibold', '& svg': { flexShrink: '0', boxSize: '4', mt: '0.5' } } });

export interface FieldProps {
  label: ReactNode;
  /** Keeps the label for screen readers only, for controls whose meaning is plain from their place. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** Said beneath the control: where fields stand beside each other, the controls stay in line. */
  help?: ReactNode;
  error?: ReactNode;
  /** Fields are required unless they say otherwise: optional ones are marked in words. */
  optional?: boolean;
  required?: boolean;
  disabled?: boolean;
  /** Fixed when an error summary links to the field. */
  id?: string;
  children: ReactNode;
}

const hiddenLabel = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const;

export function Field({ label, hideLabel = false, hint, help, error: told, optional = false, required, disabled, id, children }: FieldProps) {
  const t = useCoreTexts();
  const made = useId();
  const control = id ?? made;
  const [half, setHalf] = useState<Half>(null);
  // Whoever checks the answer knows only that it is none.
  const error = (half && t(half)) || told;
  const describedBy = [hint && `${control}-hint`, help && `${control}-help`, error && `${control}-error`].filter(Boolean).join(' ');
  return (
    <Root>
      <Label htmlFor={control} css={hideLabel ? hiddenLabel : undefined}>
        {label} {optional && <chakra.span css={{ fontWeight: 'normal', color: 'fg.muted' }}>{t('optional')}</chakra.span>}
      </Label>
      {hint && <Hint id={`${control}-hint`}>{hint}</Hint>}
      <FieldContext value={{ id: control, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined, required, disabled }}>
        <HalfTyped value={setHalf}>{children}</HalfTyped>
      </FieldContext>
      {help && <Hint id={`${control}-help`}>{help}</Hint>}
      {error && (
        <Problem id={`${control}-error`}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </Problem>
      )}
    </Root>
  );
}

const GroupBox = chakra('fieldset', { base: { border: '0', minW: '0', display: 'flex', flexDirection: 'column', gap: '2' } });
const Legend = chakra('legend', { base: { fontWeight: 'semibold', fontSize: 'sm', mb: '1' } });

export interface FieldGroupProps extends Pick<FieldProps, 'hint' | 'help' | 'error' | 'id' | 'optional' | 'hideLabel'> {
  legend: ReactNode;
  children: ReactNode;
}

/** A question with several controls, as a fieldset. */
export function FieldGroup({ legend, hint, help, error, id, optional = false, hideLabel = false, children }: FieldGroupProps) {
  const t = useCoreTexts();
  const made = useId();
  const group = id ?? made;
  const describedBy = [hint && `${group}-hint`, help && `${group}-help`, error && `${group}-error`].filter(Boolean).join(' ');
  return (
    <GroupBox id={group} tabIndex={-1} aria-describedby={describedBy || undefined}>
      <Legend css={hideLabel ? hiddenLabel : undefined}>
        {legend} {optional && <chakra.span css={{ fontWeight: 'normal', color: 'fg.muted' }}>{t('optional')}</chakra.span>}
      </Legend>
      {hint && <Hint id={`${group}-hint`}>{hint}</Hint>}
      {children}
      {help && <Hint id={`${group}-help`}>{help}</Hint>}
      {error && (
        <Problem id={`${group}-error`}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </Problem>
      )}
    </GroupBox>
  );
}
