import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Db } from '@afterbell/core/api';
import { type DefinitionRow, DefinitionStore } from '../definitions/definition-store';
import { FileOwners, type FilePlace } from '../files/file-owners';
import { FormSubjects } from '../subjects/form-subjects';
import type { FormSubject, SubjectRecord } from '../subjects/subject';
import { allows } from './form-reader';
import { viewerForm } from './viewer-form';

/** Who sees a record, its tab and the field sees the file that it holds. */
@Injectable()
export class FormFiles implements OnApplicationBootstrap {
  constructor(
    private readonly db: Db,
    private readonly owners: FileOwners,
    private readonly subjects: FormSubjects,
    private readonly definitions: DefinitionStore,
  ) {}

  /** After every section has brought its records. */
  onApplicationBootstrap(): void {
    const kinds = new Set(this.subjects.all().map(({ kind }) => kind));
    for (const kind of kinds) this.owners.register(kind, { mayView: (place) => this.throughAny(this.subjects.all().filter((subject) => subject.kind === kind), place) });
  }

  /** A person has a form for each kind; the field stands on one of them. */
  private async throughAny(subjects: readonly FormSubject[], place: FilePlace): Promise<boolean> {
    for (const subject of subjects) if (await this.mayView(subject, place)) return true;
    return false;
  }

  private async mayView(subject: FormSubject, { recordId, fieldId }: FilePlace): Promise<boolean> {
    const { statement, resolve } = this.definitions.query(subject);
    const [definitions, [record]] = await this.db.readTogether<[DefinitionRow, SubjectRecord]>([statement, subject.record(recordId, false)]);
    if (!record || !allows('view', subject, record)) return false;
    const { shown } = viewerForm(resolve(definitions), subject.featureOf(record), allows('edit', subject, record));
    return shown.fields.some(({ id, fields }) => id === fieldId || fields.some((column) => column.id === fieldId));
  }
}
