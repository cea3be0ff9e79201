import { chakra, defineRecipe } from '@chakra-ui/react';
import { useEffect, useState, type ComponentProps, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { beginSave } from './notify';
import { Spinner } from './spinner';

/** What closes under the pointer looks closed. */
const HOVER = '&:hover:not(:disabled, [aria-disabled=true])';

/** Words in a line are lower than a finger is wide: more than is seen can be pressed, above and beneath only. */
export const REACH = { position: 'relative', '&::before': { content: '""', position: 'absolute', insetInline: '0', top: '50%', height: 'touch', minH: 'full', transform: 'translateY(-50%)' } } as const;

const buttonRecipe = defineRecipe({
  className: 'ab-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    maxW: 'full',
    overflowWrap: 'break-word',
    minH: 'control',
    px: '3',
    py: '1',
    borderRadius: 'md',
    border: '1px solid transparent',
    fontWeight: 'semibold',
    fontSize: 'sm',
    lineHeight: 'tight',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background 100ms, border-color 100ms, color 100ms',
    '& svg': { flexShrink: '0', boxSize: '4' },
    _disabled: { cursor: 'not-allowed', bg: 'bg.muted', color: 'fg.muted', borderColor: 'border' },
    '&[aria-busy=true]': { cursor: 'progress', opacity: '0.75' },
  },
  variants: {
    variant: {
      solid: { bg: 'accent.solid', color: 'accent.contrast', [HOVER]: { bg: 'accent.solidHover' }, '@media (forced-colors: active)': { borderColor: 'ButtonText' } },
      outline: { bg: 'bg.panel', color: 'fg', borderColor: 'border.control', [HOVER]: { bg: 'bg.muted' }, _expanded: { bg: 'bg.muted' } },
      ghost: { bg: 'transparent', color: 'fg', [HOVER]: { bg: 'bg.muted' }, _expanded: { bg: 'bg.muted' }, _disabled: { bg: 'transparent', borderColor: 'transparent' } },
      danger: { bg: 'red.solid', color: 'red.contrast', [HOVER]: { bg: 'red.solidHover' } },
      link: { bg: 'transparent', color: 'fg.link', px: '0', py: '0', minH: '6', textDecoration: 'underline', textUnderlineOffset: '0.2em', [HOVER]: { textDecorationThickness: '2px' }, _disabled: { bg: 'transparent', borderColor: 'transparent' }, '@media (pointer: coarse)': REACH },
    },
    size: { sm: { minH: 'max(2rem, var(--ab-control) - 4px)', px: '2', fontWeight: 'semibold' }, md: {}, lg: { minH: 'touch', px: '5', fontSize: 'md' } },
    full: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
});

const ButtonBase = chakra('button', buttonRecipe);

export type ButtonVariant = 'solid' | 'outline' | 'ghost' | 'danger' | 'link';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: 'sm' | 'md' | 'lg';
  full?: boolean;
  /** An icon before the words. */
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'color'> {
  /** Shows a spinner and refuses presses; the label stays, so the width does not jump. */
  loading?: boolean;
  /** Closes by what it does, as a form's Save: it closes to presses at once, and to the focus only when that has left. */
  keepsFocus?: boolean;
}

const refuse = (event: MouseEvent) => event.preventDefault();

/** Not `disabled`, which would lose the focus and with it the place on the page. */
const busyProps = (loading: boolean) => (loading ? { 'aria-busy': true, 'aria-disabled': true } : {});

type OnFocus = Pick<ComponentProps<'button'>, 'onFocus' | 'onBlur'>;

function useHeldFocus(keeps: boolean, { onFocus, onBlur }: OnFocus): { held: boolean; props: OnFocus } {
  const [held, setHeld] = useState(false);
  if (!keeps) return { held: false, props: {} };
  const told = (has: boolean, tell: OnFocus['onFocus']) => (event: FocusEvent<HTMLButtonElement>) => (setHeld(has), tell?.(event));
  return { held, props: { onFocus: told(true, onFocus), onBlur: told(false, onBlur) } };
}

export function Button({ icon, loading = false, keepsFocus = false, children, disabled, variant, type = 'button', onClick, ...rest }: ButtonProps) {
  const focus = useHeldFocus(keepsFocus, rest);
  const held = Boolean(disabled) && focus.held;
  // The others fetch more rows as often as they save.
  const saves = loading && (variant === 'solid' || variant === 'danger');
  useEffect(() => {
    if (saves) beginSave();
  }, [saves]);
  return (
    // A press that makes room for a button that submits must not be a press of that one: the browser acts on what the element is by then.
    <ButtonBase key={type} type={type} variant={variant} disabled={disabled && !held} {...busyProps(loading)} onClick={loading || held ? refuse : onClick} {...rest} {...focus.props} {...(held ? { 'aria-disabled': true } : {})}>
      {loading ? <Spinner /> : icon}
      {children}
    </ButtonBase>
  );
}

export interface LinkButtonProps extends ButtonLook, Omit<RouterLinkProps, 'color'> {}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function LinkButton({ icon, children, variant, size, full, ...link }: LinkButtonProps) {
  return (
    <ButtonBase asChild variant={variant} size={size} full={full}>
      <RouterLink {...link}>
        {icon}
        {children}
      </RouterLink>
    </ButtonBase>
  );
}

const IconButtonBase = chakra(ButtonBase, { base: { px: '0', width: 'control', minW: '6' } });

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'full' | 'aria-label' | 'keepsFocus'> {
  /** What the button does, read aloud and shown on hover. */
  label: string;
  icon: ReactNode;
}

export function IconButton({ label, icon, loading = false, variant = 'ghost', type = 'button', onClick, ...rest }: IconButtonProps) {
  return (
    <IconButtonBase type={type} variant={variant} aria-label={label} title={label} {...busyProps(loading)} onClick={loading ? refuse : onClick} {...rest}>
      {loading ? <Spinner /> : icon}
    </IconButtonBase>
  );
}
