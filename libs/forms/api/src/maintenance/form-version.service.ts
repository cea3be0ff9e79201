import { Injectable } from '@nestjs/common';
import { AppError } from '@afterbell/core/domain';
import type { MaintenanceSection } from '@afterbell/core/domain';
import type { FormVersionDetail, FormVersionPage, SaveFormMaintenancePayload } from '../types/maintenance.types';

@Injectable()
export class FormVersionService {
  async list(_section: MaintenanceSection, _subSection: string, _first: number, _offset: number): Promise<FormVersionPage> { throw new AppError('UNAVAILABLE'); }
  async get(_section: MaintenanceSection, _subSection: string, _version: number, _compareWith: number | null): Promise<FormVersionDetail> { throw new AppError('UNAVAILABLE'); }
  async restore(_section: MaintenanceSection, _subSection: string, _version: number, _base: number): Promise<SaveFormMaintenancePayload> { throw new AppError('UNAVAILABLE'); }
}
