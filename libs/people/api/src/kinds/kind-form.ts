import { Injectable, type OnModuleInit } from '@nestjs/common';
import { requirePrincipal, type Statement, type Tx } from '@afterbell/core/api';
import { AppError, type FeatureKey, type FieldProblem, type PlainDate, todayIn } from '@afterbell/core/domain';
import { type FormForce, type FormSubject, FormSubjects, type Properties, type SubjectRecord } from '@afterbell/forms/api';
import { type AdultKind, COMPENSATIONS, type EmploymentInput, FUNDINGS, parseEmployment, parsePerson, type PersonInput, STAFF_TYPE_CODES } from '@afterbell/people/domain';
import { REACH_COLUMNS } from '../participant-form';
import { explainTaken } from '../person-writer';
import { EmploymentWriter } from './employment-writer';
import { ADULT_KINDS, kindSpec } from './kind';
import { kindRecord } from './kind-form.sql';
import { PersonKindService } from './person-kind.service';

const text = (column: string) => ({ column, cast: 'text' });
const date = (column: string) => ({ column, cast: 'date' });
const beside = { column: '', cast: 'text', beside: true } as const;

const COLUMNS = { firstName: text('first_name'), lastName: text('last_name'), middleName: text('middle_name'), preferredName: text('preferred_name'), birthDate: date('birth_date'), ...REACH_COLUMNS };
/** The staff form holds the employment that counts; the others are a list of their own. */
const STAFF_COLUMNS = { ...COLUMNS, localId: text('employee_id'), staffType: beside, compensation: beside, funding: beside, jobTitle: beside, hiredOn: beside, leftOn: beside, backgroundCheckedOn: beside };

/** Staff, teachers, board members and contacts, as forms read and write them. */
@Injectable()
export class KindForms implements OnModuleInit {
  constructor(
    private readonly subjects: FormSubjects,
    private readonly people: PersonKindService,
    private readonly employments: EmploymentWriter,
  ) {}

  onModuleInit(): void {
    for (const kind of ADULT_KINDS) this.subjects.register(this.subject(kind));
  }

  private subject(kind: AdultKind): FormSubject {
    const { feature, form, what } = kindSpec(kind);
    const isStaff = kind === 'staff';
    return {
      ...form,
      what,
      kind: 'person',
      action: kind,
      table: 'person',
      also: 'updated_at = now()',
      isPerson: true,
      features: [feature],
      codes: isStaff ? { staffType: STAFF_TYPE_CODES, compensation: COMPENSATIONS, funding: FUNDINGS } : {},
      columns: isStaff ? STAFF_COLUMNS : COLUMNS,
      featureOf: (): FeatureKey => feature,
      record: (id: string, hold: boolean): Statement =>
        hold ? { text: kindRecord(kind, true), values: [id], name: `${kind}_form_hold` } : { text: kindRecord(kind), values: [id], name: `${kind}_form` },
      check: (properties, today) => check(properties, today, isStaff),
      create: (properties, parentId, force) => this.create(kind, properties, parentId, force),
      explain: explained,
      ...(isStaff ? { writeBeside: (tx: Tx, record: Pick<SubjectRecord, 'id' | 'organizationId'>, changed: Properties) => this.employments.change(tx, record, changed as EmploymentInput) } : {}),
    };
  }

  private async create(kind: AdultKind, properties: Properties, parentId: string | null, force: FormForce | undefined): Promise<string> {
    if (parentId === null) throw new AppError('VALIDATION', { problems: [{ path: 'parentId', message: 'is required: a person is added to an organization' }] });
    const startsOn = todayIn(requirePrincipal().timeZone, new Date());
    try {
      return await this.people.createInOrganization(kind, { ...personOf(properties), employment: kind === 'staff' ? (properties as EmploymentInput) : null, organizationId: parentId, startsOn }, force);
    } catch (error) {
      throw asForm(error);
    }
  }
}

/** The form calls the employee ID what it calls the ID of a child. */
const personOf = ({ localId = null, ...rest }: Properties): PersonInput => ({ firstName: '', lastName: '', ...rest, employeeId: localId as string | null });
const pathOf = ({ path, message }: FieldProblem): FieldProblem => ({ path: path === 'employeeId' ? 'localId' : path, message });

function asForm(error: unknown): unknown {
  if (!(error instanceof AppError) || !Array.isArray(error.params['problems'])) return error;
  return new AppError(error.code, { ...error.params, problems: (error.params['problems'] as FieldProblem[]).map(pathOf) }, { cause: error });
}

const explained = (error: unknown): unknown => asForm(explainTaken(error));

function check(properties: Properties, today: PlainDate, isStaff: boolean): ReturnType<FormSubject['check']> {
  const { values, problems } = parsePerson(personOf(properties), today);
  const { employeeId, ...person } = values;
  if (!isStaff) return { values: person as unknown as Properties, problems: problems.map(pathOf) };
  const work = parseEmployment(properties as EmploymentInput);
  return { values: { ...person, localId: employeeId, ...work.values }, problems: [...problems.map(pathOf), ...work.problems] };
}
