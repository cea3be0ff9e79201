import { Injectable } from '@nestjs/common';
import { AppError } from '@afterbell/core/domain';
import type { MaintenanceSection } from '@afterbell/core/domain';
import type { CustomListField } from '../types/maintenance.types';
import type { CustomValue } from '../types/form.types';

@Injectable()
export class CustomListService {
  async fieldsOf(_section: MaintenanceSection): Promise<CustomListField[]> { throw new AppError('UNAVAILABLE'); }
  async valuesOf(_section: MaintenanceSection, _id: string, _fieldIds: readonly number[]): Promise<CustomValue[]> { throw new AppError('UNAVAILABLE'); }
}
