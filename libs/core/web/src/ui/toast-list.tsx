import { createToaster, Portal, Toast, Toaster as ChakraToaster } from '@chakra-ui/react';
import type { ToastSeverity } from '@afterbell/core/domain';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { useCoreTexts } from '../i18n/core-texts';
import { isOutdated, listenForNotifications, type Notification } from './notify';
import { TOASTS_AT, useToastKeys } from './toast-door';
import { useStillPointer } from './use-still-pointer';

const ICONS = { info: Info, warn: TriangleAlert, error: CircleAlert, success: CircleCheck } as const satisfies Record<ToastSeverity, unknown>;
const COLORS = { info: 'blue', warn: 'orange', error: 'red', success: 'green' } as const satisfies Record<ToastSeverity, string>;
const TYPES = { info: 'info', warn: 'warning', error: 'error', success: 'success' } as const satisfies Record<ToastSeverity, string>;
const DURATIONS = { info: 6_000, success: 6_000, warn: 10_000, error: 12_000 } as const satisfies Record<ToastSeverity, number>;

const MOST = 4;
const toaster = createToaster({ placement: TOASTS_AT, pauseOnPageIdle: true, gap: 8, max: MOST, offsets: { left: '16px', right: '16px', top: '16px', bottom: 'calc(max(var(--ab-bottom, 0px) + var(--ab-foot, 0px), var(--ab-sheet-foot, 0px)) + 16px)' } });

/** The message that stands, by what it is about. */
const standing = new Map<string, string>();
/** Of a phone with a sheet open, messages leave the most of it to the sheet; the others wait their turn. */
const mostNow = () => (document.querySelector('[aria-modal=true]') && window.matchMedia('(max-width: 47.99rem)').matches ? 2 : MOST);

function show({ severity, title, detail, action, key }: Notification): void {
  // Of what can be undone each stays: the same words have another undo.
  const about = key ?? (action ? null : `${severity} ${title} ${detail ?? ''}`);
  const former = about !== null && standing.get(about);
  if (former) toaster.remove(former);
  toaster.attrs.max = mostNow();
  const id = toaster.create({ type: TYPES[severity], title, description: detail, action, closable: true, duration: action ? 10_000 : DURATIONS[severity], meta: { severity } });
  if (about !== null) standing.set(about, id);
}

function clearOutdated(): void {
  for (const { id, meta, action } of toaster.getVisibleToasts()) {
    if (id && isOutdated({ severity: meta?.['severity'], action: action as Notification['action'] })) toaster.remove(id);
  }
}

const resume = () => toaster.resume();
const appeared = (listener: () => void) => toaster.subscribe(listener);

export default function ToastList() {
  const t = useCoreTexts();
  useStillPointer(resume, appeared);
  useToastKeys();
  useEffect(() => {
    let stop: (() => void) | undefined;
    // The list subscribes to its store a moment after it is mounted; what came before would be lost.
    const timer = setTimeout(() => {
      stop = listenForNotifications(show, () => queueMicrotask(clearOutdated));
    });
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, []);
  // Beside the application, not in it: a dialog hides all of that from screen readers, but not a live region of the page.
  return (
    <Portal>
      <ChakraToaster toaster={toaster}>
        {(toast) => {
          const severity = (toast.meta?.['severity'] ?? 'info') as ToastSeverity;
          const Icon = ICONS[severity];
          return (
            <Toast.Root>
              <Icon size={20} aria-hidden="true" color={`var(--chakra-colors-${COLORS[severity]}-solid)`} style={{ flexShrink: 0 }} />
              <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Toast.Title lineClamp={3}>{toast.title}</Toast.Title>
                {toast.description && <Toast.Description lineClamp={3}>{toast.description}</Toast.Description>}
                {toast.action && <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>}
              </div>
              <Toast.CloseTrigger aria-label={t('close')}>
                <X aria-hidden="true" />
              </Toast.CloseTrigger>
            </Toast.Root>
          );
        }}
      </ChakraToaster>
    </Portal>
  );
}
