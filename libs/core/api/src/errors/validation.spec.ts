import { Type } from 'class-transformer';
import { getMetadataStorage, IsInt, IsString, Max, ValidateNested } from 'class-validator';
import { createValidationPipe } from './validation';

class Mark {
  @IsString()
  status!: string;

  @IsInt()
  @Max(600)
  minutes!: number;
}

class Roster {
  @IsString()
  date!: string;

  @ValidateNested({ each: true })
  @Type(() => Mark)
  marks!: Mark[];
}

const pipe = createValidationPipe();
const check = (value: unknown) => pipe.transform(value, { type: 'body', metatype: Roster });
const good = () => ({ date: '2026-11-29', marks: [{ status: 'Present', minutes: 90 }, { status: 'Absent', minutes: 0 }] });

it('names each field that is wrong, within others too, and drops what has no rule', async () => {
  const wrong = { ...good(), marks: [{ status: 'Present', minutes: 90 }, { status: 4, minutes: 601 }] };
  await expect(check(wrong)).rejects.toMatchObject({ code: 'VALIDATION', params: { problems: [{ path: 'marks.1.status' }, { path: 'marks.1.minutes' }] } });
  await expect(check({ ...good(), marks: [{ ...good().marks[0], sneaked: 'in' }], more: 1 })).resolves.toEqual({ date: '2026-11-29', marks: [good().marks[0]] });
});

it('looks through the rules of all classes once for each class, not with each object', async () => {
  await check(good());
  const rules = (getMetadataStorage() as unknown as { validationMetadatas: Map<unknown, unknown> }).validationMetadatas;
  const looks = jest.spyOn(rules, 'entries');
  await check(good());
  await expect(check({ date: 1, marks: [{}] })).rejects.toMatchObject({ code: 'VALIDATION' });
  expect(looks).not.toHaveBeenCalled();
});
