import { Injectable } from '@nestjs/common';
import { AppError } from '@afterbell/core/domain';
import type { MaintenanceSection } from '@afterbell/core/domain';
import type { FormDraftPayload, SaveFormDraftInput } from '../types/form.types';

@Injectable()
export class FormDraftService {
  async save(_input: SaveFormDraftInput): Promise<FormDraftPayload> { throw new AppError('UNAVAILABLE'); }
  async discard(_of: { section: MaintenanceSection; subSection: string; id: string | null }): Promise<FormDraftPayload> { throw new AppError('UNAVAILABLE'); }
}
