import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useCoreTexts } from '../i18n/core-texts';

export interface SummaryError {
  /** The `id` of the field; a link leads to it. */
  field?: string;
  /** The same words as at the field. */
  message: string;
  /** Instead of looking for the field on the page: it is behind a tab that has to be opened first. */
  onOpen?: () => void;
}

export interface ErrorSummaryProps {
  errors: readonly SummaryError[];
  title?: string;
}

const Box = chakra('div', {
  base: { border: '2px solid {colors.red.solid}', borderRadius: 'md', px: '4', py: '3', '& h2': { fontSize: 'md', mb: '1' }, '& ul': { ps: '5', listStyle: 'disc' }, '& li': { py: '0.5' }, '& li::marker': { color: 'fg.error' }, '& a': { color: 'fg.error', fontWeight: 'semibold', textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});

const nameOf = ({ field, message }: SummaryError) => field ?? message;

/** Render it when a submit fails. It takes the focus then and when a field more is wrong, and leaves it to whoever mends what is listed. */
export function ErrorSummary({ errors, title }: ErrorSummaryProps) {
  const t = useCoreTexts();
  const box = useRef<HTMLDivElement>(null);
  // From a submit of any form until something is typed: errors that come then are its answer.
  const submitted = useRef(false);
  const known = useRef<readonly string[]>([]);
  useEffect(() => {
    const note = ({ type }: Event) => {
      submitted.current = type === 'submit';
    };
    // Before the form's own handlers, which may fail at once.
    document.addEventListener('submit', note, true);
    document.addEventListener('input', note, true);
    return () => {
      document.removeEventListener('submit', note, true);
      document.removeEventListener('input', note, true);
    };
  }, []);
  useEffect(() => {
    const names = errors.map(nameOf);
    if (names.length > 0 && (submitted.current || names.some((name) => !known.current.includes(name)))) {
      submitted.current = false;
      box.current?.focus();
    }
    known.current = names;
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <Box ref={box} tabIndex={-1} role="alert" aria-labelledby="error-summary-title">
      <h2 id="error-summary-title">{title ?? t('errors.summary')}</h2>
      <ul>
        {errors.map((error, index) => (
          <li key={`${error.field ?? ''}${index}`}>
            {error.field ? (
              <a href={`#${error.field}`} onClick={(event) => (error.onOpen ? openField(event, error.onOpen) : focusField(event, error.field ?? ''))}>
                {error.message}
              </a>
            ) : (
              error.message
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}

function openField(event: MouseEvent, open: () => void): void {
  event.preventDefault();
  open();
}

function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: 'center' });
}
