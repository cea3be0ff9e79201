import { registerEnumType } from '@nestjs/graphql';
import { MAINTENANCE_SECTIONS } from '@afterbell/core/domain';
import { CONDITION_OPS, FIELD_MODES, FIELD_TYPES } from '@afterbell/forms/domain';

const enumOf = <const T extends string>(values: readonly T[]) => Object.fromEntries(values.map((value) => [value, value])) as { [K in T]: K };

export const MaintenanceSectionEnum = enumOf(MAINTENANCE_SECTIONS);
registerEnumType(MaintenanceSectionEnum, { name: 'MaintenanceSection', description: 'A section whose records have forms.' });
export const FieldTypeEnum = enumOf(FIELD_TYPES);
registerEnumType(FieldTypeEnum, { name: 'FieldType', description: 'What a field is (docs/forms.md).' });
export const FieldModeEnum = enumOf(FIELD_MODES);
registerEnumType(FieldModeEnum, { name: 'FieldMode', description: 'What may be done with a field; `role`: each role has a mode of its own.' });
export const EffectiveModeEnum = enumOf(['rw', 'ro', 'hidden']);
registerEnumType(EffectiveModeEnum, { name: 'EffectiveMode', description: 'What one person may do with a field: write, read, or not see it.' });
export const ConditionOpEnum = enumOf(CONDITION_OPS);
registerEnumType(ConditionOpEnum, { name: 'ConditionOp', description: 'How an answer is compared.' });
export const ConditionKindEnum = enumOf(['all', 'any', 'not', 'test']);
registerEnumType(ConditionKindEnum, { name: 'ConditionKind', description: 'A comparison, or what joins several.' });
export const ApplyRuleKindEnum = enumOf(['value', 'options', 'visible', 'required', 'mode']);
registerEnumType(ApplyRuleKindEnum, { name: 'ApplyRuleKind', description: 'What choosing an option changes of another field.' });
export const TypeConversionEnum = enumOf(['same', 'lossless', 'checked', 'impossible']);
registerEnumType(TypeConversionEnum, { name: 'TypeConversion', description: 'Whether values survive another type; `checked`: each one is tried.' });
export const ListFieldTypeEnum = enumOf(['text', 'number', 'date', 'datetime', 'enum', 'boolean', 'id']);
registerEnumType(ListFieldTypeEnum, { name: 'ListFieldType', description: 'How a list compares a field.' });
export const SignatureKindEnum = enumOf(['drawn', 'typed']);
registerEnumType(SignatureKindEnum, { name: 'SignatureKind', description: 'How somebody signed.' });
export const ForceModeEnum = enumOf(['create', 'update']);
registerEnumType(ForceModeEnum, { name: 'FormForceMode', description: 'What to do although somebody alike is on record: add anyway, or write to the one on record.' });
