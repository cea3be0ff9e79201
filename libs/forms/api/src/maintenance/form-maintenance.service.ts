import { Injectable } from '@nestjs/common';
import { AppError } from '@afterbell/core/domain';
import type { MaintenanceSection } from '@afterbell/core/domain';
import type { FieldType } from '@afterbell/forms/domain';
import type { FormMaintenance, FormSummary, FormTypeChange, SaveFormMaintenanceInput, SaveFormMaintenancePayload } from '../types/maintenance.types';

@Injectable()
export class FormMaintenanceService {
  async summaries(): Promise<FormSummary[]> { throw new AppError('UNAVAILABLE'); }
  async load(_section: MaintenanceSection, _subSection: string): Promise<FormMaintenance> { throw new AppError('UNAVAILABLE'); }
  async save(_input: SaveFormMaintenanceInput): Promise<SaveFormMaintenancePayload> { throw new AppError('UNAVAILABLE'); }
  async typeChange(_section: MaintenanceSection, _subSection: string, _fieldId: number, _to: FieldType): Promise<FormTypeChange> { throw new AppError('UNAVAILABLE'); }
}
