import { TypeMetadataStorage } from '@nestjs/graphql';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import { startTestApp, type TestApp } from './harness';

/** Whatever an input says that no decorator of class-validator knows is dropped in silence before a service sees it. */
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

type Class = ReturnType<typeof TypeMetadataStorage.getInputTypesMetadata>[number];
type Property = NonNullable<Class['properties']>[number];

const inputs = () => TypeMetadataStorage.getInputTypesMetadata();

/** Fields within are read by the rules of their own class only where the plain object becomes one. */
function becomesItsClass({ target }: Class, { name, typeFn }: Property): boolean {
  const type = typeFn() as unknown;
  if (typeof type !== 'function' || !inputs().some((one) => one.target === type)) return true;
  const [made] = (plainToInstance(target as new () => Record<string, unknown>, { [name]: [{}] })[name] ?? []) as unknown[];
  return made instanceof type;
}

function lostIn(input: Class): string[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(input.target, '', false, false);
  return (input.properties ?? []).flatMap((property) => {
    const own = rules.filter(({ propertyName }) => propertyName === property.name);
    if (own.length === 0) return [`${input.name}.${property.name} is dropped`];
    return own.some(({ type }) => type === 'nestedValidation') && !becomesItsClass(input, property) ? [`what is within ${input.name}.${property.name} is dropped`] : [];
  });
}

it('reads every field of every input and of all arguments', () => {
  const classes = [...inputs(), ...TypeMetadataStorage.getArgumentsMetadata()];
  expect(classes.length).toBeGreaterThan(100);
  expect(classes.flatMap(({ properties }) => properties ?? []).length).toBeGreaterThan(400);
  expect(classes.flatMap(lostIn)).toEqual([]);
});

it('would tell of one without a decorator', () => {
  const [known] = inputs().filter(({ properties }) => (properties ?? []).length > 0);
  if (!known) throw new Error('There are no inputs');
  class Bare {}
  expect(lostIn({ ...known, target: Bare, name: 'Bare' })).toHaveLength(known.properties?.length ?? 0);
});
