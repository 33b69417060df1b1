import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

type Kind = 'integer' | 'number' | 'string' | 'boolean' | 'date' | 'date-time' | 'money';

const SCHEMAS: Record<Kind, { type: string; format?: string }> = {
  integer: { type: 'integer' },
  number: { type: 'number' },
  money: { type: 'number' },
  string: { type: 'string' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  'date-time': { type: 'string', format: 'date-time' },
};

export interface ShapeOptions {
  nullable?: boolean;
  enum?: readonly string[];
  isArray?: boolean;
  description?: string;
}

/** Documents a field of an answer in OpenAPI: `@Shape('date', { nullable: true })`. */
export function Shape(
  kind: Kind,
  { nullable, isArray, description, ...options }: ShapeOptions = {},
): PropertyDecorator {
  const one = {
    ...SCHEMAS[kind],
    ...(options.enum ? { enum: [...options.enum] } : {}),
    ...(nullable ? { nullable } : {}),
  };
  const about = description ? { description } : {};
  return ApiProperty((isArray ? { type: 'array', items: one, ...about } : { ...one, ...about }) as ApiPropertyOptions);
}
