import pino from 'pino';
import { LOG_SERIALIZERS, withoutAddresses } from './fault-log';

function logged(error: unknown): string {
  const lines: string[] = [];
  pino({ serializers: LOG_SERIALIZERS }, { write: (line: string) => lines.push(line) }).error({ err: error }, 'unexpected fault');
  return lines.join('');
}

const driverError = (message: string, more: object) => Object.assign(new Error(message), { severity: 'ERROR', ...more });

it.each([
  ['a row that a check refuses', driverError('new row for relation "person" violates check constraint "person_name"', { code: '23514', constraint: 'person_name', detail: 'Failing row contains (1, Ximena, 2016-02-29).' })],
  ['a key that is taken', driverError('duplicate key value violates unique constraint "app_user_email_key"', { code: '23505', detail: 'Key (email)=(Ximena@home.example) already exists.' })],
  ['a value of another type', driverError('invalid input syntax for type date: "Ximena"', { code: '22007', where: 'unnamed portal parameter $1 = Ximena' })],
  ['a statement with its values', Object.assign(new Error('fault'), { query: "select 'Ximena'", parameters: ['Ximena'] })],
  ['a mail server', Object.assign(new Error("Can't send mail: 550 <Ximena@home.example> unknown"), { rejected: ['Ximena@home.example'] })],
  ['a cause', new Error('no file', { cause: driverError('invalid input syntax for type uuid: "Ximena"', { code: '22P02' }) })],
  ['no error at all', { name: 'Ximena' }],
])('keeps nobody’s data of %s', (_name, error) => {
  const line = logged(error);
  expect(line).not.toContain('Ximena');
  expect(line).toContain('unexpected fault');
});

it('keeps what a fault is and where it happened', () => {
  const { err } = JSON.parse(logged(driverError('duplicate key value violates unique constraint "tag_name"', { code: '23505', constraint: 'tag_name', table: 'tag', detail: 'Key' }))) as { err: Record<string, string> };
  expect(err).toMatchObject({ type: 'Error', message: 'duplicate key value violates unique constraint "tag_name"', code: '23505', constraint: 'tag_name', table: 'tag' });
  expect(err['stack']).toMatch(/fault-log\.spec/);
  expect(err).not.toHaveProperty('detail');
});

it('leaves texts without addresses as they are', () => expect(withoutAddresses('Failed task 12 (send_mail, 4.1ms) with error "timeout"')).toBe('Failed task 12 (send_mail, 4.1ms) with error "timeout"'));
