import { Injectable } from '@nestjs/common';
import { AppError } from '@afterbell/core/domain';
import type { MaintenanceSection } from '@afterbell/core/domain';
import type { FormLibraryEntry, LibraryPayload, SaveLibraryEntryInput } from '../types/maintenance.types';

@Injectable()
export class FormLibraryService {
  async list(_section: MaintenanceSection): Promise<FormLibraryEntry[]> { throw new AppError('UNAVAILABLE'); }
  async save(_input: SaveLibraryEntryInput): Promise<LibraryPayload> { throw new AppError('UNAVAILABLE'); }
  async remove(_section: MaintenanceSection, _id: number): Promise<LibraryPayload> { throw new AppError('UNAVAILABLE'); }
}
