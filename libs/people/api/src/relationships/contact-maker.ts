import { Injectable } from '@nestjs/common';
import { AuditService, type Tx } from '@afterbell/core/api';
import { AppError, foldText, newId } from '@afterbell/core/domain';
import { type ContactPersonInput, type ContactPersonValues, formatPersonName, parseContactPerson } from '@afterbell/people/domain';
import { CONTACTS_INSERT, SAME_NAMES } from './relationship.sql';

interface Namesake extends Record<'email' | 'phone' | 'otherPhone' | 'preferredName' | 'birthDate', string | null> {
  n: number;
  id: string;
  firstName: string;
  lastName: string;
  isContact: boolean;
}

export interface NewContact {
  /** Where the input stands in what was sent. */
  path: string;
  input: ContactPersonInput;
}

/** Writes new contacts. They come into sight with their first relationship, in the same transaction. */
@Injectable()
export class ContactMaker {
  constructor(private readonly audit: AuditService) {}

  /** Ids in order. Looks for the same people first, unless `force`: DUPLICATE_PERSON or SIMILAR_PERSON with whom the caller may see. */
  async make(tx: Tx, contacts: readonly NewContact[], force: boolean): Promise<string[]> {
    const read = contacts.map(({ path, input }) => ({ path, ...parseContactPerson(input) }));
    const problems = read.flatMap(({ path, problems }) => problems.map((problem) => ({ ...problem, path: `${path}.${problem.path}` })));
    if (problems.length) throw new AppError('VALIDATION', { problems });
    if (!read.length) return [];
    if (!force) await this.refuseKnown(tx, read);
    const rows = read.map(({ values }) => ({ id: newId(), ...values }));
    await tx.execute(CONTACTS_INSERT, [JSON.stringify(rows)], 'contacts_insert');
    for (const { id, ...values } of rows) await this.audit.record(tx, { action: 'contact.create', subjectType: 'person', subjectId: id, personId: id, after: values });
    return rows.map(({ id }) => id);
  }

  private async refuseKnown(tx: Tx, read: readonly { path: string; values: ContactPersonValues }[]): Promise<void> {
    const wanted = read.map(({ values: { firstName, lastName } }, n) => ({ n, name: lastName === '' ? foldText(firstName) : `${foldText(lastName)}, ${foldText(firstName)}` }));
    const found = await tx.query<Namesake>(SAME_NAMES, [JSON.stringify(wanted)], 'contact_namesakes');
    for (const [n, { path, values }] of read.entries()) {
      const same = found.filter((row) => row.n === n).map((row) => ({ row, reason: agreement(values, row) }));
      const duplicates = same.filter(({ reason }) => reason !== null);
      const similar = same.filter(({ row }) => row.isContact);
      const candidates = (duplicates.length ? duplicates : similar)
        .slice(0, 10)
        .map(({ row, reason }) => ({ id: row.id, label: formatPersonName(row), reason: reason ?? 'Same name', birthDate: row.birthDate, ...(row.isContact ? { email: row.email, phone: row.phone } : {}) }));
      if (candidates.length) throw new AppError(duplicates.length ? 'DUPLICATE_PERSON' : 'SIMILAR_PERSON', { kind: 'Contact', path }, { extra: { candidates } });
    }
  }
}

/** What besides the name is the same. */
function agreement({ email, phone, otherPhone }: ContactPersonValues, row: Namesake): string | null {
  if (email && email === row.email?.toLowerCase()) return 'Same name and e-mail';
  const known = [row.phone, row.otherPhone].filter(Boolean);
  return [phone, otherPhone].some((number) => number && known.includes(number)) ? 'Same name and phone' : null;
}
