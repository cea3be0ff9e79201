import { Injectable } from '@nestjs/common';

/** Where a file belongs: a record of a section, and the field that holds it. */
export interface FilePlace {
  subject: string;
  recordId: string;
  fieldId: number;
}

/** A section's word on the files of its records. */
export interface FileOwner {
  /** Whether the caller may see the record, the tab and the field. Asked outside of any transaction, for every download. */
  mayView(place: FilePlace): Promise<boolean>;
  /** Whether the caller may put another file there: who may, may also say who else sees it. Missing: nobody. */
  mayEdit?(place: FilePlace): Promise<boolean>;
}

/** Who answers for which records. Sections register while modules start; a subject that nobody answers for is closed. */
@Injectable()
export class FileOwners {
  private readonly owners = new Map<string, FileOwner>();

  register(subject: string, owner: FileOwner): void {
    if (this.owners.has(subject)) throw new Error(`Two owners of the files of "${subject}".`);
    this.owners.set(subject, owner);
  }

  async mayView(place: FilePlace): Promise<boolean> {
    return (await this.owners.get(place.subject)?.mayView(place)) ?? false;
  }

  async mayEdit(place: FilePlace): Promise<boolean> {
    return (await this.owners.get(place.subject)?.mayEdit?.(place)) ?? false;
  }
}
