import { Injectable } from '@nestjs/common';
import { dayCell, requirePrincipal } from '@afterbell/core/api';
import type { ExportColumn, ExportList } from '@afterbell/forms/api';
import { CODE_LIST_FACTS, type CodeListName } from '@afterbell/people/domain';
import { type LastStay, ParticipantColumns } from './participant-columns.loaders';
import { beyondAllowed, type BeyondField, TRAIT_FIELDS, type TraitField } from './participant-fields.sql';
import type { ParticipantRow } from './participant.service';

interface Known {
  stay: LastStay | null;
  households: readonly string[];
  codes: ReadonlyMap<CodeListName, string>;
}

const listOf = (field: BeyondField): CodeListName | null => (field === 'programme' ? 'programme' : (TRAIT_FIELDS[field as TraitField] ?? null));

/** Columns of the file beyond the record itself: only those that the role may see, read only when one is asked for. */
@Injectable()
export class ParticipantExportColumns {
  constructor(private readonly columns: ParticipantColumns) {}

  exported(): Required<Pick<ExportList<ParticipantRow>, 'columns' | 'prepare'>> {
    const allowed = beyondAllowed(requirePrincipal().permissions);
    const known = new Map<string, Known>();
    const columnOf = (field: BeyondField): ExportColumn<ParticipantRow> => {
      if (field === 'since') return { label: 'First day', shows: 'date', cell: ({ id }) => dayCell(known.get(id)?.stay?.startsOn ?? null) };
      if (field === 'until') return { label: 'Last day', shows: 'date', cell: ({ id }) => dayCell(known.get(id)?.stay?.endsOn ?? null) };
      if (field === 'household') return { label: 'Household', cell: ({ id }) => known.get(id)?.households.join('; ') || null };
      const list = listOf(field) as CodeListName;
      return { label: CODE_LIST_FACTS[list].label, cell: ({ id }) => known.get(id)?.codes.get(list) ?? null };
    };
    return {
      columns: Object.fromEntries(allowed.map((field) => [field, columnOf(field)])),
      prepare: async (rows, shown) => {
        known.clear();
        const wanted = allowed.filter((field) => shown(field));
        if (!wanted.length) return;
        const lists = wanted.flatMap((field) => listOf(field) ?? []);
        await Promise.all(
          rows.map(async ({ id }) => {
            const [stay, households, codes] = await Promise.all([
              wanted.includes('since') || wanted.includes('until') ? this.columns.lastStay(id) : null,
              wanted.includes('household') ? this.columns.households(id) : [],
              lists.length ? this.columns.codes(id, lists) : [],
            ]);
            known.set(id, { stay, households, codes: new Map(codes.map(({ list, labels }) => [list, labels.join('; ')])) });
          }),
        );
      },
    };
  }
}
