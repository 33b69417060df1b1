import { ApiProperty } from '@nestjs/swagger';

/** Beside the first second factor, whichever it is. */
export class RecoveryCodesOrNone {
  @ApiProperty({
    type: 'array',
    items: { type: 'string' },
    nullable: true,
    description: 'Shown once; null where those of before go on',
  })
  recovery_codes: string[] | null;
}
