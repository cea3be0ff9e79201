import { Injectable } from '@nestjs/common';
import { Db, type Tx } from '@afterbell/core/api';
import { AppError, checkPage, type MaintenanceSection } from '@afterbell/core/domain';
import { compareDefinitions, type FieldDefinition, type FormDefinition, isChoice, withoutAnswersInTables } from '@afterbell/forms/domain';
import { DefinitionStore } from '../definitions/definition-store';
import { designToWire } from '../definitions/design-wire';
import { formContext } from '../records/form-context';
import type { FormVersion, FormVersionDetail, FormVersionPage, SaveFormMaintenancePayload } from '../types/maintenance.types';
import { DefinitionWriter, holdForm } from './definition-writer';
import { FormMaintenanceService, templateOf, VERSION_SELECT } from './form-maintenance.service';
import { requireMaintenance } from './maintenance-access';

type VersionRow = FormVersion & Record<string, unknown>;

const PAGE = `select ${VERSION_SELECT} from form_version v where v.section = $1 and v.sub_section = $2 order by v.version desc limit $3 offset $4`;
const ONE = `select ${VERSION_SELECT} from form_version v where v.section = $1 and v.sub_section = $2 and v.version = $3`;

/** Former versions of definitions: who changed what and when, and back again. */
@Injectable()
export class FormVersionService {
  constructor(
    private readonly db: Db,
    private readonly definitions: DefinitionStore,
    private readonly maintenance: FormMaintenanceService,
    private readonly writer: DefinitionWriter,
  ) {}

  async list(section: MaintenanceSection, subSection: string, first: number, offset: number): Promise<FormVersionPage> {
    checkPage({ limit: first, offset });
    templateOf({ section, subSection });
    return this.db.read(async (tx) => {
      await requireMaintenance(tx, section, 'view');
      const rows = await tx.query<VersionRow>(PAGE, [section, subSection, first + 1, offset], 'form_versions_page');
      // Versions are counted without a gap.
      const current = await this.definitions.within(tx, { section, subSection });
      return { nodes: rows.slice(0, first), hasNextPage: rows.length > first, totalCount: current.version };
    });
  }

  async get(section: MaintenanceSection, subSection: string, version: number, compareWith: number | null): Promise<FormVersionDetail> {
    const key = { section, subSection };
    return this.db.read(async (tx) => {
      await requireMaintenance(tx, section, 'view');
      const definition = await this.definitions.version(tx, key, version);
      const comparedWith = compareWith ?? Math.max(version - 1, 0);
      const other = await this.definitions.version(tx, key, comparedWith);
      const row = version === 0 ? null : await tx.one<VersionRow>(ONE, [section, subSection, version], 'form_version_one');
      const shipped = { version, savedAt: new Date(0), savedBy: null, note: '', restoredFrom: null, fieldCount: definition.fields.length };
      return {
        ...(row ?? shipped),
        tabs: [...definition.tabs],
        fields: definition.fields.map((one) => designToWire(one, definition)),
        comparedWith,
        changes: compareDefinitions(other, definition).map((change) => ({ ...change })),
      };
    });
  }

  /** As a new version; whoever read an older one than the current is told first. */
  async restore(section: MaintenanceSection, subSection: string, version: number, baseVersion: number): Promise<SaveFormMaintenancePayload> {
    const key = { section, subSection };
    return this.db.write(async (tx) => {
      await requireMaintenance(tx, section, 'edit');
      await holdForm(tx, key);
      const current = await this.definitions.within(tx, key);
      if (baseVersion !== current.version) throw new AppError('STALE_VERSION');
      const former = await this.definitions.version(tx, key, version);
      const next = { ...former, version: current.version, fields: withoutAnswersInTables(await this.withUsedOptions(tx, former, current)) };
      const saved = await this.writer.commit(tx, next, current, { note: '', restoredFrom: version });
      return { problems: [], maintenance: await this.maintenance.answer(tx, saved), merge: null };
    });
  }

  /** Options that came later and were chosen stay, retired: what was answered can still be read. */
  private async withUsedOptions(tx: Tx, former: FormDefinition, current: FormDefinition): Promise<FieldDefinition[]> {
    const now = new Map(current.fields.map((one) => [one.id, one]));
    const later = former.fields.flatMap((one) => {
      const options = isChoice(one.type) ? (now.get(one.id)?.options ?? []).filter(({ id }) => !one.options.some((option) => option.id === id)) : [];
      return options.length ? [{ id: one.id, options }] : [];
    });
    if (!later.length) return [...former.fields];
    const rows = await tx.query<{ optionId: number }>('select distinct option_id as "optionId" from custom_value where field_id = any($1::int[]) and option_id is not null', [later.map(({ id }) => id)], 'form_options_chosen');
    const chosen = new Set(rows.map(({ optionId }) => optionId));
    const { today } = formContext();
    return former.fields.map((one) => {
      const kept = (later.find(({ id }) => id === one.id)?.options ?? []).filter(({ id }) => chosen.has(id)).map((option) => ({ ...option, apply: [], retiredOn: option.retiredOn ?? today }));
      return kept.length ? { ...one, options: [...one.options, ...kept] } : one;
    });
  }
}
