import { type ValidationError, ValidationPipe } from '@nestjs/common';
import { AppError } from '@afterbell/core/domain';

function flatten(errors: ValidationError[], prefix: string): { path: string; message: string }[] {
  return errors.flatMap((error) => {
    const path = prefix ? `${prefix}.${error.property}` : error.property;
    const own = Object.values(error.constraints ?? {}).map((message) => ({ path, message }));
    return [...own, ...flatten(error.children ?? [], path)];
  });
}

/** class-validator's findings as one VALIDATION error that names each field. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidUnknownValues: false,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new AppError('VALIDATION', { problems: flatten(errors, '') }),
  });
}
