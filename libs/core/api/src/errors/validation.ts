import { type ValidationError, ValidationPipe } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { AppError } from '@afterbell/core/domain';

function flatten(errors: ValidationError[], prefix: string): { path: string; message: string }[] {
  return errors.flatMap((error) => {
    const path = prefix ? `${prefix}.${error.property}` : error.property;
    const own = Object.values(error.constraints ?? {}).map((message) => ({ path, message }));
    return [...own, ...flatten(error.children ?? [], path)];
  });
}

type Storage = ReturnType<typeof getMetadataStorage>;
type Rules = Storage['getTargetValidationMetadatas'];
type ByProperty = Storage['groupByPropertyName'];

/** The rules of a class are asked for with each object of it, and are found by looking through those of all classes: a twentieth of what saving 30 marks cost. They are found once, and told apart by property once. */
function keepRules(): void {
  const storage = getMetadataStorage() as Storage & { kept?: boolean };
  if (storage.kept) return;
  storage.kept = true;
  const find: Rules = storage.getTargetValidationMetadatas.bind(storage);
  const known = new WeakMap<object, Map<string, ReturnType<Rules>>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (groups?.length) return find(target, schema, always, strictGroups, groups);
    let ofClass = known.get(target);
    if (!ofClass) known.set(target, (ofClass = new Map()));
    // For an object within another the schema is the name of the other's class.
    const key = `${always} ${strictGroups} ${schema}`;
    let rules = ofClass.get(key);
    if (!rules) ofClass.set(key, (rules = find(target, schema, always, strictGroups, groups)));
    return rules;
  };
  const group: ByProperty = storage.groupByPropertyName.bind(storage);
  const grouped = new WeakMap<object, ReturnType<ByProperty>>();
  storage.groupByPropertyName = (rules) => {
    let byProperty = grouped.get(rules);
    if (!byProperty) grouped.set(rules, (byProperty = group(rules)));
    return byProperty;
  };
}

/** class-validator's findings as one VALIDATION error that names each field. */
export function createValidationPipe(): ValidationPipe {
  keepRules();
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidUnknownValues: false,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new AppError('VALIDATION', { problems: flatten(errors, '') }),
  });
}
