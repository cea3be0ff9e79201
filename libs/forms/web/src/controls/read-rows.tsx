import type { FieldDefinition } from '@afterbell/forms/domain';
import { VisuallyHidden } from '@afterbell/core/web';
import { Grid } from './roles-control';
import { ReadValue } from './read-value';
import { rowsOf } from './rows-of';

/** Rows of a subform as a table: its fields are the columns. */
export function ReadRows({ field, value }: { field: FieldDefinition; value: unknown }) {
  const columns = field.fields.filter(({ mode }) => mode !== 'hidden');
  return (
    <Grid>
      <table>
        <caption>
          <VisuallyHidden>{field.name}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(value).map((row) => (
            <tr key={row.rowId}>
              {columns.map((column) => (
                <td key={column.id}>{row.values[column.id] === undefined || row.values[column.id] === null ? '' : <ReadValue field={column} value={row.values[column.id]} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Grid>
  );
}
