import { formatDateTime } from '@afterbell/core/domain';
import { isDisplayType, kindOf, type FieldDefinition, type FieldValue } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useFormsTexts } from '../forms-texts';
import { ChipList } from './chip-list';
import { asIds, asText, asTexts, partOf } from './control-props';
import { ReadRows } from './read-rows';
import { SignaturePicture, SignedText } from './signature-picture';
import { useSurroundings } from './surroundings';
import { OptionTable } from './table-control';

const FileLink = lazy(() => import('./file-link'));

const Lines = chakra('span', { base: { whiteSpace: 'pre-wrap' } });
const Link = chakra('a', { base: { color: 'fg.link', textDecoration: 'underline', textUnderlineOffset: '0.2em' } });

/** The canonical value as its type is read. */
export function ReadValue({ field, value }: { field: FieldDefinition; value: unknown }): ReactNode {
  const t = useFormsTexts();
  const { context, roles } = useSurroundings();
  if (isDisplayType(field.type)) return null;
  const line = kindOf(field.type).format(value as FieldValue, field, context);
  switch (field.type) {
    case 'multiline':
    case 'multilinetag':
      return <Lines>{asText(value)}</Lines>;
    case 'email':
      return <Link href={`mailto:${asText(value)}`}>{line}</Link>;
    case 'phone':
      return <Link href={`tel:${asText(value).replace(';ext=', ',')}`}>{line}</Link>;
    case 'url':
      return (
        <Link href={/^https?:/.test(asText(value)) ? asText(value) : undefined} target="_blank" rel="noopener noreferrer">
          {line}
        </Link>
      );
    case 'checkbox':
      return t(value === true ? 'yes' : 'no');
    case 'password':
      return t('password.set');
    case 'chips':
      return <ChipList label={field.name} chips={asTexts(value).map((chip) => ({ key: chip, label: chip }))} />;
    case 'multiselect_table': {
      const chosen = asIds(value);
      return <OptionTable field={field} options={field.options.filter(({ id }) => chosen.includes(id))} chosen={chosen} />;
    }
    case 'subform':
      return <ReadRows field={field} value={value} />;
    case 'permissions_by_role':
      return roles.length === 0 ? line : roles.map((role) => <div key={role.id}>{`${role.name}: ${t(`roles.modes.${(asText(partOf(value, role.id)) || 'rw') as 'rw'}`)}`}</div>);
    case 'signature':
      return (
        <>
          <SignedText text={asText(partOf(value, 'agreedText'))} />
          {asTexts(partOf(value, 'strokes')).length > 0 && <SignaturePicture strokes={asTexts(partOf(value, 'strokes'))} name={asText(partOf(value, 'name'))} />}
          <div>{t('signature.by', { name: asText(partOf(value, 'name')), at: formatDateTime(asText(partOf(value, 'signedAt')), context.timeZone) })}</div>
        </>
      );
    case 'file':
    case 'image':
    case 'attachment':
      return (
        <Suspense fallback={null}>
          <FileLink field={field} fileId={asText(value)} />
        </Suspense>
      );
    default:
      return line;
  }
}
