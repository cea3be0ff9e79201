import { Button, Menu, TextArea } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Braces } from 'lucide-react';
import { useRef } from 'react';
import { useFormsTexts } from '../forms-texts';
import { asText, type ControlProps } from './control-props';
import { useSurroundings } from './surroundings';
import { useTyping } from './use-typing';

/** Text with tokens that stand for answers of the record. */
export default function TagTextControl({ value, onChange, onLeave }: ControlProps) {
  const t = useFormsTexts();
  const { tokens } = useSurroundings();
  const frame = useRef<HTMLDivElement>(null);
  const typing = useTyping(asText(value), onChange, onLeave);
  const text = typing.value;
  function insert(token: string) {
    const box = frame.current?.querySelector('textarea');
    const from = box?.selectionStart ?? text.length;
    // A word before it keeps its distance: leaving the box has taken the blank at its end.
    const before = /\S$/.test(text.slice(0, from)) ? `${text.slice(0, from)} ` : text.slice(0, from);
    const next = `${before}{{${token}}}${text.slice(box?.selectionEnd ?? from)}`;
    typing.onChange({ target: { value: next } });
    const after = before.length + token.length + 4;
    requestAnimationFrame(() => {
      box?.focus();
      box?.setSelectionRange(after, after);
    });
  }
  return (
    <chakra.div ref={frame} css={{ display: 'flex', flexDirection: 'column', gap: '1.5' }}>
      <TextArea rows={3} autoComplete="off" {...typing} />
      {tokens.length > 0 && (
        <chakra.div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', fontSize: 'sm', color: 'fg.muted' }}>
          <Menu
            trigger={
              <Button size="sm" icon={<Braces aria-hidden="true" />}>
                {t('insert')}
              </Button>
            }
            groups={[{ items: tokens.map(({ token, label }) => ({ id: token, label, onSelect: () => insert(token) })) }]}
          />
          {t('insertHint', { braces: '{{ }}' })}
        </chakra.div>
      )}
    </chakra.div>
  );
}
