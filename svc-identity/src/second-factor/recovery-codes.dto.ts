import { ApiProperty } from '@nestjs/swagger';

/** Recovery codes, given with the first second factor of any kind. */
export class RecoveryCodesOrNone {
  @ApiProperty({
    type: 'array',
    items: { type: 'string' },
    nullable: true,
    description: 'Shown once; null where those of before go on',
  })
  recovery_codes: string[] | null;
}
