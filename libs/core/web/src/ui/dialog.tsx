import { Dialog as ChakraDialog, Drawer as ChakraDrawer, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { createContext, use, useCallback, useRef, useState, type FormEventHandler, type ReactNode } from 'react';
import { useFocusAfter } from '../hooks/focus-home';
import { focusKept } from '../hooks/focus-kept';
import { useCoreTexts } from '../i18n/core-texts';
import { showAnswer } from './answer-in-sight';
import { Button, IconButton } from './button';
import { useHalfTyped } from './half-typed';
import { sheetFoot } from './sheet-foot';
import { sparesDialog, ToastDoor } from './toast-door';

const InDialog = createContext(false);

/** Menus and pickers inside a dialog must not leave it for a portal: its focus trap would shut them out. */
export const useInDialog = () => use(InDialog);

/** What is marked, else the first field, else the first button of the footer, which is the safe one; never the cross. */
function firstFocus(box: HTMLElement | null): HTMLElement | null {
  const candidates = ['[data-autofocus]', 'input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled)', '[data-part=body] button', 'footer button'];
  for (const selector of candidates) {
    const found = box?.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return box;
}

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** `search` fills a phone, and keeps its height while its list changes. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'search';
  role?: 'dialog' | 'alertdialog';
  /** False where leaving by accident would lose something. */
  closeOnOutside?: boolean;
  /** Once it is out of sight: a dialog that opens sooner would be closed with it. */
  onClosed?: () => void;
  /** Makes the dialog one form, so Enter submits from any field. */
  onSubmit?: () => void;
}

export function Dialog({ open, onClose, title, description, children, footer, size, role = 'dialog', closeOnOutside = role === 'dialog', onClosed, onSubmit }: DialogProps) {
  const t = useCoreTexts();
  const isHalf = useHalfTyped();
  const box = useRef<HTMLElement>(null);
  const held = useCallback((made: HTMLElement | null) => {
    box.current = made;
    return focusKept(made);
  }, []);
  useFocusAfter(open);
  const content = (
    <>
      <ChakraDialog.Header>
        <ChakraDialog.Title>{title}</ChakraDialog.Title>
      </ChakraDialog.Header>
      <ChakraDialog.Body>
        {description && <ChakraDialog.Description>{description}</ChakraDialog.Description>}
        {children}
      </ChakraDialog.Body>
      <ToastDoor />
      {footer && <ChakraDialog.Footer ref={sheetFoot}>{footer}</ChakraDialog.Footer>}
      <ChakraDialog.CloseTrigger asChild>
        <IconButton label={t('close')} icon={<X aria-hidden="true" />} />
      </ChakraDialog.CloseTrigger>
    </>
  );
  return (
    <ChakraDialog.Root open={open} onOpenChange={(details) => !details.open && onClose()} role={role} closeOnInteractOutside={closeOnOutside} size={size as 'md'} initialFocusEl={() => firstFocus(box.current)} onEscapeKeyDown={sparesDialog} onExitComplete={onClosed} lazyMount unmountOnExit>
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <InDialog value={true}>
            {onSubmit ? (
              <ChakraDialog.Content asChild ref={held}>
                <form noValidate onSubmit={submitting(onSubmit, isHalf)}>
                  {content}
                </form>
              </ChakraDialog.Content>
            ) : (
              <ChakraDialog.Content ref={held}>{content}</ChakraDialog.Content>
            )}
          </InDialog>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

const submitting =
  (onSubmit: () => void, isHalf: (form: HTMLFormElement) => boolean): FormEventHandler<HTMLFormElement> =>
  (event) => {
    event.preventDefault();
    // A dialog's form may sit inside a page's form in the React tree, and events climb that one.
    event.stopPropagation();
    if (isHalf(event.currentTarget)) return;
    onSubmit();
    showAnswer(event.currentTarget);
  };

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** May return a promise; the button waits for it and the dialog closes when it is fulfilled. */
  onConfirm: () => void | Promise<unknown>;
  /** Names the object and the count: "Remove 3 participants from Homework Club?" */
  title: ReactNode;
  description?: ReactNode;
  /** What exactly it touches, below the description. */
  children?: ReactNode;
  /** The verb, never "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
}

export function ConfirmDialog({ open, onClose, onConfirm, title, description, children, confirmLabel, cancelLabel, danger = false }: ConfirmDialogProps) {
  const t = useCoreTexts();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  async function confirm() {
    // A second press may come before the first has been painted.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // The error link has said what went wrong; the dialog stays for another try.
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      role="alertdialog"
      size="sm"
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'solid'} loading={busy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

export interface SheetProps extends Pick<DialogProps, 'open' | 'onClose' | 'title' | 'description' | 'children' | 'footer'> {
  size?: 'md' | 'lg';
}

/** At the side on a wide screen, from below on a phone. */
export function Sheet({ open, onClose, title, description, children, footer, size }: SheetProps) {
  const t = useCoreTexts();
  useFocusAfter(open);
  return (
    <ChakraDrawer.Root open={open} onOpenChange={(details) => !details.open && onClose()} size={size as 'md'} onEscapeKeyDown={sparesDialog} lazyMount unmountOnExit>
      <Portal>
        <ChakraDrawer.Backdrop />
        <ChakraDrawer.Positioner>
          <ChakraDrawer.Content>
            <InDialog value={true}>
              <ChakraDrawer.Header>
                <ChakraDrawer.Title>{title}</ChakraDrawer.Title>
              </ChakraDrawer.Header>
              <ChakraDrawer.Body>
                {description && <ChakraDrawer.Description>{description}</ChakraDrawer.Description>}
                {children}
              </ChakraDrawer.Body>
              <ToastDoor />
              {footer && <ChakraDrawer.Footer ref={sheetFoot}>{footer}</ChakraDrawer.Footer>}
              <ChakraDrawer.CloseTrigger asChild>
                <IconButton label={t('close')} icon={<X aria-hidden="true" />} />
              </ChakraDrawer.CloseTrigger>
            </InDialog>
          </ChakraDrawer.Content>
        </ChakraDrawer.Positioner>
      </Portal>
    </ChakraDrawer.Root>
  );
}
