import { VisuallyHidden } from '@afterbell/core/web';
import type { FieldDefinition } from '@afterbell/forms/domain';
import { useFormsTexts } from '../forms-texts';
import { useShownOptions, type ShownOption } from './choice-options';
import { asIds, type ControlProps } from './control-props';
import { Grid } from './roles-control';

export interface OptionTableProps {
  field: FieldDefinition;
  options: readonly ShownOption[];
  chosen: readonly number[];
  /** Missing where it is only read. */
  onChange?: (chosen: readonly number[]) => void;
}

/** Rows to tick, with columns that tell them apart. */
export function OptionTable({ field, options, chosen, onChange }: OptionTableProps) {
  const t = useFormsTexts();
  const cellsOf = (id: number) => field.options.find((option) => option.id === id)?.cells ?? {};
  return (
    <Grid>
      <table>
        <caption>
          <VisuallyHidden>{field.name}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {onChange && (
              <th scope="col" style={{ width: '3rem' }}>
                <VisuallyHidden>{t('table.choose')}</VisuallyHidden>
              </th>
            )}
            <th scope="col">{t('table.option')}</th>
            {field.fields.map((column) => (
              <th key={column.id} scope="col">
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {options.map(({ id, label }) => (
            <tr key={id}>
              {onChange && (
                <td>
                  <label className="ab-check">
                    <input type="checkbox" aria-label={label} checked={chosen.includes(id)} onChange={(event) => onChange(event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))} />
                  </label>
                </td>
              )}
              <th scope="row">{label}</th>
              {field.fields.map((column) => (
                <td key={column.id}>{cellsOf(id)[column.id] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Grid>
  );
}

export default function TableControl({ field, value, optionIds, onChange }: ControlProps) {
  const chosen = asIds(value);
  return <OptionTable field={field} options={useShownOptions(field, optionIds, chosen)} chosen={chosen} onChange={(ids) => onChange(ids.length > 0 ? ids : null)} />;
}
