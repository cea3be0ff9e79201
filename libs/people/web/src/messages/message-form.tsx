import { afterPress, Button, Checkbox, EmailInput, Field, FieldGroup, TextArea, TextInput, useSession } from '@afterbell/core/web';
import { MESSAGE_AUDIENCES, MESSAGE_PLACES, MESSAGE_TEXT_LENGTH, parseMessage, type MessageAudience, type MessagePlace } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { BulkFormProps } from '../bulk/bulk-forms';
import { NEW_MESSAGE, type MessageWish } from './message-wish';
import { useMessagesTexts } from './messages-texts';

const Places = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', fontSize: 'sm' } });
const Choices = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1' } });
const number = (value: number) => value.toLocaleString();

/** To whom, and what. What is wrong is said at its field once somebody has been there. */
export default function MessageForm({ wish, onChange }: BulkFormProps) {
  const t = useMessagesTexts();
  const { user } = useSession();
  const message = wish.message ?? NEW_MESSAGE;
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const area = useRef<HTMLTextAreaElement>(null);
  const { problems } = parseMessage(message);
  const set = (part: Partial<MessageWish>) => onChange({ ...wish, message: { ...message, ...part } });
  const visit = (path: string) => () => afterPress(() => setVisited((before) => new Set([...before, path])));
  const wrong = (path: keyof MessageWish) => {
    const value = message[path];
    const isSaid = visited.has(path) || path === 'audience' || (typeof value === 'string' && value.trim() !== '' && path !== 'replyTo');
    return isSaid ? problems.find((problem) => problem.path === path)?.message : undefined;
  };
  const tick = (one: MessageAudience, on: boolean) => set({ audience: MESSAGE_AUDIENCES.filter((key) => (key === one ? on : message.audience.includes(key))) });

  // A whole mailing is not sent by a key that was meant for a line.
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault();

  /** Where the caret stands. */
  function insert(place: MessagePlace) {
    const box = area.current;
    const [from, to] = [box?.selectionStart ?? message.text.length, box?.selectionEnd ?? message.text.length];
    set({ text: `${message.text.slice(0, from)}{${place}}${message.text.slice(to)}` });
    requestAnimationFrame(() => {
      box?.focus();
      box?.setSelectionRange(from + place.length + 2, from + place.length + 2);
    });
  }
  return (
    <>
      <FieldGroup legend={t('to')} error={wrong('audience')}>
        <Choices>
          {MESSAGE_AUDIENCES.map((one) => (
            <Checkbox key={one} label={t(`audience.${one}`)} checked={message.audience.includes(one)} onChange={({ target }) => tick(one, target.checked)} />
          ))}
        </Choices>
      </FieldGroup>
      <Field label={t('subject')} required error={wrong('subject')}>
        <TextInput data-autofocus="" onKeyDown={onKeyDown} dir="auto" value={message.subject} onBlur={visit('subject')} onChange={({ target }) => set({ subject: target.value })} />
      </Field>
      <Field label={t('text')} required help={t('textHint', { count: number(message.text.length), most: number(MESSAGE_TEXT_LENGTH) })} error={wrong('text')}>
        <TextArea ref={area} dir="auto" rows={6} value={message.text} onBlur={visit('text')} onChange={({ target }) => set({ text: target.value })} />
      </Field>
      <Places role="group" aria-label={t('insert')}>
        <span>{t('insert')}</span>
        {MESSAGE_PLACES.map((place) => (
          <Button key={place} onClick={() => insert(place)}>
            {t(`place.${place}`)}
          </Button>
        ))}
      </Places>
      <Field label={t('replyTo')} optional help={t('replyToHint', { email: user.email })} error={wrong('replyTo')}>
        <EmailInput onKeyDown={onKeyDown} value={message.replyTo ?? ''} placeholder={user.email} onBlur={visit('replyTo')} onChange={({ target }) => set({ replyTo: target.value || null })} />
      </Field>
    </>
  );
}
