import { VERBS } from '@afterbell/core/domain';
import { Checkbox } from '@afterbell/core/web';
import { Check, ChevronRight } from 'lucide-react';
import { MatrixCardsFrame } from './matrix-look';
import type { MatrixRow } from './matrix-rows';
import type { MatrixBodyProps } from './permission-matrix';
import { useRolesTexts } from './roles-texts';

/** The matrix as one column for a phone: sections open one by one, each feature is a group of ticks. */
export function MatrixCards(props: MatrixBodyProps) {
  const t = useRolesTexts();
  const { shown, closed, narrowed, toggle, label } = props;
  return (
    <MatrixCardsFrame aria-label={label} role="group">
      {shown
        .filter(({ kind }) => kind === 'section')
        .map((section) => {
          const open = narrowed || !closed.has(section.id);
          const beneath = shown.filter(({ id }) => id.startsWith(`${section.id}.`));
          return (
            <section key={section.id} aria-label={section.label}>
              <button type="button" className="ab-group" aria-expanded={open} onClick={() => toggle(section.id)}>
                <ChevronRight data-mirror="" aria-hidden="true" />
                {section.label}
                <small>{summary(props, section)}</small>
              </button>
              {open && beneath.map((row) => <Group key={row.id} row={row} {...props} />)}
              {open && !props.readOnly && beneath.length === 0 && <p>{t('matrix.none')}</p>}
            </section>
          );
        })}
    </MatrixCardsFrame>
  );
}

/** How many of a section's features may be viewed. */
function summary({ rows, statesOf }: MatrixBodyProps, section: MatrixRow): string {
  const features = rows.filter((row) => row.kind === 'feature' && row.parent === section.id);
  return `${features.filter((row) => statesOf(row).view?.tick === 'all').length} / ${features.length}`;
}

function Group({ row, statesOf, tick, toggle, closed, narrowed, readOnly }: MatrixBodyProps & { row: MatrixRow }) {
  const t = useRolesTexts();
  const states = statesOf(row);
  const changed = VERBS.some((verb) => states[verb]?.changed);
  const allowed = VERBS.filter((verb) => states[verb]?.tick === 'all');
  return (
    <fieldset data-kind={row.kind}>
      <legend>
        {row.label}
        {changed && <small>{t('matrix.isChanged')}</small>}
      </legend>
      {readOnly ? (
        <p>{allowed.length > 0 ? allowed.map((verb) => t(`verb.${verb}`)).join(', ') : t('compare.nothing')} {allowed.length > 0 && <Check size={14} aria-hidden="true" style={{ display: 'inline' }} />}</p>
      ) : (
        <div>
          {VERBS.map((verb) => {
            const state = states[verb];
            return state && <Checkbox key={verb} label={t(`verb.${verb}`)} checked={state.tick === 'all'} disabled={state.beyond} onChange={(event) => tick(row, verb, event.target.checked)} />;
          })}
        </div>
      )}
      {row.opens && !narrowed && (
        <button type="button" className="ab-group" aria-expanded={!closed.has(row.id)} onClick={() => toggle(row.id)}>
          <ChevronRight data-mirror="" aria-hidden="true" />
          {t(closed.has(row.id) ? 'matrix.expand' : 'matrix.collapse', { name: row.label })}
        </button>
      )}
    </fieldset>
  );
}
