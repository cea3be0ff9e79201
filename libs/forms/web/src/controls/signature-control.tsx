import { formatDateTime } from '@afterbell/core/domain';
import { beginAnew, Button, Field, RadioList, TextInput } from '@afterbell/core/web';
import { SignaturePad } from '@ark-ui/react/signature-pad';
import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useFormsTexts } from '../forms-texts';
import { asText, asTexts, partOf, type ControlProps } from './control-props';
import { useTyping } from './use-typing';
import { SignaturePicture, SignedText } from './signature-picture';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3', maxW: '38rem' } });
const Agreed = chakra('blockquote', { base: { m: '0', px: '3', py: '2', bg: 'bg.subtle', borderInlineStart: '4px solid {colors.border.control}', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: '16rem', overflowY: 'auto' } });
const Pad = chakra('div', { base: { position: 'relative', width: 'full', maxW: '600px', bg: 'white', border: 'control', borderRadius: 'md', overflow: 'hidden', touchAction: 'none', '& [data-part=control]': { width: 'full', aspectRatio: '3', cursor: 'crosshair' }, '& [data-part=guide]': { position: 'absolute', insetInline: '5%', bottom: '22%', borderBottom: '1px dashed gray', pointerEvents: 'none' } } });

/** The strokes of a pad of any width, in the box of 600 by 200 that is stored. */
export const scaled = (path: string, factor: number) => path.replace(/-?\d+(\.\d+)?/g, (number) => String(Math.round(Number(number) * factor * 10) / 10));

/** Drawn or typed, both as good; the text that is agreed to stands above. */
export default function SignatureControl({ id, field, value, context, onChange, onLeave }: ControlProps) {
  const t = useFormsTexts();
  const [present] = useState(() => (asText(partOf(value, 'name')) && asText(partOf(value, 'signedAt')) ? value : null));
  const [signing, setSigning] = useState(present === null);
  const box = useRef<HTMLDivElement>(null);
  const kind = asText(partOf(value, 'kind')) || 'typed';
  const name = asText(partOf(value, 'name'));
  const strokes = asTexts(partOf(value, 'strokes'));
  const sign = (part: { kind?: string; name?: string; strokes?: readonly string[] }) => {
    const next = { kind, name, strokes, ...part };
    onChange(next.name === '' && next.strokes.length === 0 ? (next.kind === 'typed' ? null : { ...next, agreedText: field.text }) : { ...next, strokes: next.kind === 'typed' ? [] : next.strokes, agreedText: field.text });
  };
  const nameBox = useTyping(name, (typed) => sign({ name: typed }), onLeave);
  const anew = (change: () => void) => beginAnew(box, change);
  if (!signing) {
    return (
      <Stack ref={box}>
        {strokes.length > 0 && <SignaturePicture strokes={strokes} name={name} />}
        <SignedText text={asText(partOf(value, 'agreedText'))} />
        <span>{t('signature.by', { name, at: formatDateTime(asText(partOf(value, 'signedAt')), context.timeZone) })}</span>
        <div>
          <Button
            size="sm"
            onClick={() =>
              anew(() => {
                setSigning(true);
                onChange(null);
              })
            }
          >
            {t('signature.again')}
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <Stack ref={box}>
      {field.text && <Agreed tabIndex={0} aria-label={t('signature.agree')}>{field.text}</Agreed>}
      <fieldset style={{ border: 0 }}>
        <chakra.legend css={{ fontSize: 'sm', mb: '1' }}>{t('signature.how')}</chakra.legend>
        <RadioList
          name={`${id}-kind`}
          value={kind}
          options={[
            { value: 'typed', label: t('signature.typed') },
            { value: 'drawn', label: t('signature.drawn') },
          ]}
          onChange={(next) => sign({ kind: next, strokes: [] })}
        />
      </fieldset>
      <Field id={`${id}-name`} label={t('signature.name')}>
        <TextInput autoComplete="off" {...nameBox} />
      </Field>
      {kind === 'drawn' && <DrawingPad onDrawn={(paths) => sign({ strokes: paths })} label={t('signature.pad')} />}
      {present !== null && (
        <div>
          <Button
            variant="link"
            onClick={() =>
              anew(() => {
                setSigning(false);
                onChange(present);
              })
            }
          >
            {t('signature.keep')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function DrawingPad({ label, onDrawn }: { label: string; onDrawn: (paths: string[]) => void }) {
  const t = useFormsTexts();
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  return (
    <SignaturePad.Root
      translations={{ control: label, clearTrigger: t('signature.clear') }}
      drawing={{ fill: 'black', size: 3, simulatePressure: true }}
      onDrawEnd={({ paths }) => {
        const factor = 600 / (frame?.clientWidth || 600);
        onDrawn(paths.map((path) => scaled(path, factor)));
      }}
    >
      <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '2', alignItems: 'flex-start' }}>
        <span aria-hidden="true">{label}</span>
        <Pad ref={setFrame}>
          <SignaturePad.Control>
            <SignaturePad.Segment />
            <SignaturePad.Guide />
          </SignaturePad.Control>
        </Pad>
        <SignaturePad.ClearTrigger asChild>
          <Button size="sm" onClick={() => onDrawn([])}>
            {t('signature.clear')}
          </Button>
        </SignaturePad.ClearTrigger>
      </chakra.div>
    </SignaturePad.Root>
  );
}
