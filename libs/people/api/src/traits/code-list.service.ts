import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal } from '@afterbell/core/api';
import { AppError, type FieldProblem, isPlainDate, tidyLine } from '@afterbell/core/domain';
import { type Code, CODE_LIST_FACTS, type CodeListName, type CodeListVersion, SHIPPED_CODE_LISTS, versionOn } from '@afterbell/people/domain';

const OWN = 'select list, effective_on::text as "effectiveOn", codes, version from code_list_version order by list, effective_on';

const SAVE = `insert into code_list_version (list, effective_on, codes, saved_by) values ($1, $2, $3, $4)
  on conflict (tenant_id, list, effective_on) do update set codes = excluded.codes, saved_by = excluded.saved_by, saved_at = now(), version = code_list_version.version + 1`;

const MOST_CODES = 300;

/** What codes mean, and since when: the product's versions and the tenant's own. */
@Injectable()
export class CodeListService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  own(): Promise<CodeListVersion[]> {
    return this.db.query<CodeListVersion & { version: number }>(OWN, [], 'code_lists_own');
  }

  /** Newest first; of one day the tenant's own is the one that holds. */
  async editions(list: CodeListName): Promise<{ effectiveOn: string; own: boolean; codes: Code[] }[]> {
    const own = (await this.own()).map((version) => ({ ...version, own: true }));
    const all = [...own, ...SHIPPED_CODE_LISTS.map((version) => ({ ...version, own: false }))].filter((version) => version.list === list);
    return all.sort((one, other) => (one.effectiveOn < other.effectiveOn ? 1 : one.effectiveOn > other.effectiveOn ? -1 : 0)).map(({ effectiveOn, own: mine, codes }) => ({ effectiveOn, own: mine, codes: [...codes] }));
  }

  on(list: CodeListName, day: string, own: readonly CodeListVersion[]): CodeListVersion {
    const found = versionOn(list, day, SHIPPED_CODE_LISTS, own);
    if (!found) throw new AppError('NOT_FOUND', { what: 'The list' });
    return found;
  }

  knows(list: CodeListName, code: string, day: string, own: readonly CodeListVersion[]): boolean {
    return this.on(list, day, own).codes.some((one) => one.code === code);
  }

  /** As it was called on that day; a code that no version of that day has is said itself. */
  labelOf(list: CodeListName, code: string, day: string, own: readonly CodeListVersion[]): string {
    return this.on(list, day, own).codes.find((one) => one.code === code)?.label ?? code;
  }

  /** The tenant's own version of a list from a day on. What was chosen from former versions stays as it was. */
  async save(list: CodeListName, effectiveOn: string, given: readonly Code[]): Promise<void> {
    const { userId, wholeTenant } = requirePrincipal();
    if (!wholeTenant) throw new AppError('FORBIDDEN');
    const problems: FieldProblem[] = [];
    if (!isPlainDate(effectiveOn)) problems.push({ path: 'effectiveOn', message: 'is not a date' });
    const codes = given.map(({ code, label, ceds }) => ({ code: tidyLine(code), label: tidyLine(label), ceds: tidyLine(ceds ?? '') || null }));
    if (codes.length === 0 || codes.length > MOST_CODES) problems.push({ path: 'codes', message: `are none, or more than ${MOST_CODES}` });
    codes.forEach(({ code, label }, index) => {
      if (!/^[a-z0-9_]{1,50}$/.test(code)) problems.push({ path: `codes.${index}.code`, message: 'has other signs than a–z, 0–9 and _, or more than 50' });
      if (label.length < 1 || label.length > 100) problems.push({ path: `codes.${index}.label`, message: 'has no sign, or more than 100' });
      if (codes.findIndex((other) => other.code === code) !== index) problems.push({ path: `codes.${index}.code`, message: 'is there twice' });
    });
    if (problems.length) throw new AppError('VALIDATION', { problems });
    await this.db.write(async (tx) => {
      await tx.execute(SAVE, [list, effectiveOn, JSON.stringify(codes), userId], 'code_list_save');
      await this.audit.record(tx, { action: 'codeList.save', subjectType: 'tenant', subjectId: requirePrincipal().tenantId, after: { list: CODE_LIST_FACTS[list].label, effectiveOn, codes: codes.map(({ label }) => label) } });
    });
  }
}
