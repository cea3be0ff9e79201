import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { dayCell, ExportNotices, instantCell, type Page, requirePrincipal, Requires, streamList } from '@afterbell/core/api';
import { displayEmail, type ListQuery } from '@afterbell/core/domain';
import { type ExportColumn, type ExportQuestion, type FormKey, ListExport } from '@afterbell/forms/api';
import { type AdultKind, formatPersonName, KIND_WORDS, type PersonKind, STAFF_TYPE_LABELS, type StaffType } from '@afterbell/people/domain';
import type { EmploymentRow } from './employment-writer';
import { KIND_FEATURES, kindSpec } from './kind';
import { KindLoaders } from './kind.loaders';
import { kindsAllowed, PersonKindService, type PersonRow } from './person-kind.service';

interface Wanted {
  readonly form: FormKey | null;
  /** Of the file and of the trail. */
  readonly name: string;
  readonly title: string;
  readonly path: string;
  readonly page: (query: ListQuery) => Promise<Page<PersonRow>>;
  readonly kinds: readonly PersonKind[];
}

/** The lists of people as files: what a search, a filter and an order leave, with the chosen columns. */
@Controller('export')
export class PeopleExportController {
  constructor(
    private readonly exports: ListExport,
    private readonly notices: ExportNotices,
    private readonly people: PersonKindService,
    private readonly loaders: KindLoaders,
  ) {}

  @Get('staff')
  @Requires('export', 'people.staff', { confirm: 'exports' })
  staff(@Query() question: ExportQuestion, @Res() response: Response): Promise<void> {
    return this.kind('staff', 'staff', 'Staff', question, response);
  }

  @Get('teachers')
  @Requires('export', 'people.teachers', { confirm: 'exports' })
  teachers(@Query() question: ExportQuestion, @Res() response: Response): Promise<void> {
    return this.kind('teacher', 'teachers', 'Teachers', question, response);
  }

  @Get('board-members')
  @Requires('export', 'people.board_members', { confirm: 'exports' })
  boardMembers(@Query() question: ExportQuestion, @Res() response: Response): Promise<void> {
    return this.kind('board_member', 'board-members', 'Board members', question, response);
  }

  @Get('contacts')
  @Requires('export', 'people.contacts', { confirm: 'exports' })
  contacts(@Query() question: ExportQuestion, @Res() response: Response): Promise<void> {
    return this.kind('contact', 'contacts', 'Contacts', question, response);
  }

  /** Everyone of the kinds that the caller may export, and no others. */
  @Get('people')
  @Requires('export', KIND_FEATURES, { confirm: 'exports' })
  everyone(@Query() question: ExportQuestion, @Res() response: Response): Promise<void> {
    const kinds = kindsAllowed('export').filter((kind) => kindsAllowed('view').includes(kind));
    return this.send({ form: null, name: 'people', title: 'People', path: '/people/list', page: (query) => this.people.everyone(query, kinds), kinds }, question, response);
  }

  private kind(kind: AdultKind, name: string, title: string, question: ExportQuestion, response: Response): Promise<void> {
    return this.send({ form: kindSpec(kind).form, name, title, path: kind === 'contact' ? '/people/list' : `/people/${name}`, page: (query) => this.people.list(kind, query), kinds: [kind] }, question, response);
  }

  private async send({ form, name, title, path, page, kinds }: Wanted, question: ExportQuestion, response: Response): Promise<void> {
    const { timeZone } = requirePrincipal();
    const places = new Map<string, string>();
    const jobs = new Map<string, EmploymentRow>();
    const isStaff = kinds.length === 1 && kinds[0] === 'staff';
    const text = (label: string, key: string): ExportColumn<PersonRow> => ({ label, cell: (row) => (row[key] as string | null) ?? null });
    const file = await this.exports.open<PersonRow>(
      {
        ...(form ?? { section: null, forms: kinds.map((kind) => kindSpec(kind).form) }),
        name,
        columns: {
          name: { label: 'Name', cell: formatPersonName },
          lastName: text('Last name', 'lastName'),
          firstName: text('First name', 'firstName'),
          kinds: { label: 'Is', cell: (row) => row.kinds.filter((kind) => kindsAllowed('view').includes(kind)).map((kind) => KIND_WORDS[kind].singular).join('; ') },
          organizations: { label: 'Organizations', cell: ({ id }) => places.get(id) ?? null },
          email: { label: 'E-mail', cell: ({ email }) => (email === null ? null : displayEmail(String(email))) },
          phone: text('Phone', 'phone'),
          city: text('City', 'city'),
          ...(form ? {} : { birthDate: { label: 'Birth date', shows: 'date' as const, cell: ({ birthDate }: PersonRow) => dayCell(birthDate) } }),
          ...(isStaff
            ? {
                employeeId: text('Employee ID', 'employeeId'),
                jobTitle: { label: 'Job title', cell: ({ id }: PersonRow) => jobs.get(id)?.jobTitle ?? null },
                staffType: { label: 'Staff type', cell: ({ id }: PersonRow) => STAFF_TYPE_LABELS[jobs.get(id)?.staffType as StaffType] ?? null },
              }
            : {}),
          createdAt: { label: 'Added', shows: 'datetime', cell: ({ createdAt }) => instantCell(createdAt, timeZone) },
        },
        page,
        prepare: async (rows, shown) => {
          if (shown('organizations')) await Promise.all(rows.map(async ({ id }) => places.set(id, (await this.loaders.organizations(kinds, id)).map((place) => place.name).join('; '))));
          if (!shown('jobTitle', 'staffType')) return;
          const work = await Promise.all(rows.map(({ id }) => this.loaders.employments(id)));
          rows.forEach(({ id }, index) => (work[index]?.[0] ? jobs.set(id, work[index][0]) : undefined));
        },
      },
      question,
    );
    await streamList(response, { ...file, name, title, next: this.notices.told({ name: title, path }, file.next) });
  }
}
