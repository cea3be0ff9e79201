import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Db } from '@afterbell/core/api';
import { viewerCap } from '@afterbell/forms/domain';
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
    for (const kind of kinds) {
      const subjects = this.subjects.all().filter((subject) => subject.kind === kind);
      this.owners.register(kind, { mayView: async (place) => (await this.throughAny(subjects, place)) !== null, mayEdit: async (place) => (await this.throughAny(subjects, place)) === 'rw' });
    }
  }

  /** A person has a form for each kind; the field stands on one of them. */
  private async throughAny(subjects: readonly FormSubject[], place: FilePlace): Promise<'rw' | 'ro' | null> {
    let most: 'rw' | 'ro' | null = null;
    for (const subject of subjects) {
      const may = await this.fieldOf(subject, place);
      if (may === 'rw') return may;
      most ??= may;
    }
    return most;
  }

  /** What the caller may do with the field that holds the file; null when they do not see it. */
  private async fieldOf(subject: FormSubject, { recordId, fieldId }: FilePlace): Promise<'rw' | 'ro' | null> {
    const { statement, resolve } = this.definitions.query(subject);
    const [definitions, [record]] = await this.db.readTogether<[DefinitionRow, SubjectRecord]>([statement, subject.record(recordId, false)]);
    if (!record || !allows('view', subject, record)) return null;
    const mayEdit = allows('edit', subject, record);
    const { shown, viewer } = viewerForm(resolve(definitions), subject.featureOf(record), mayEdit);
    const one = shown.fields.find(({ id, fields }) => id === fieldId || fields.some((column) => column.id === fieldId));
    if (!one) return null;
    return mayEdit && viewerCap(one, viewer) === 'rw' ? 'rw' : 'ro';
  }
}
