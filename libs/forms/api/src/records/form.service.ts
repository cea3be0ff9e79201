import { Injectable } from '@nestjs/common';
import { AppError } from '@afterbell/core/domain';
import type { MaintenanceSection } from '@afterbell/core/domain';
import type { Form, SaveFormInput, SaveFormPayload } from '../types/form.types';
export interface FormAddress { section: MaintenanceSection; subSection: string; tab: string | null; id: string | null; parentId: string | null }

@Injectable()
export class FormService {
  async load(_of: FormAddress): Promise<Form> { throw new AppError('UNAVAILABLE'); }
  async saveWire(_input: SaveFormInput): Promise<SaveFormPayload> { throw new AppError('UNAVAILABLE'); }
}
