import { Shape } from '@carnet/fields';
import { ApiProperty } from '@nestjs/swagger';
import { EXPORT_STATES } from './export.entity.js';

/** The reason why there is no file, or not yet. */
export class ExportErrorView {
  @Shape('string') code: string;
  @Shape('string', { description: 'In the language that the request asks for' }) msg: string;
}

/** All data of a person, in one ZIP. */
export class ExportView {
  @Shape('integer') id: number;
  @Shape('string', { enum: EXPORT_STATES }) state: string;
  @Shape('integer', { description: 'Of the state that it is in: lists that are collected, files that are packed' })
  done: number;
  @Shape('integer') of: number;
  @ApiProperty({
    type: ExportErrorView,
    nullable: true,
    description: 'What is away, where a queued export was put off for it; it goes on by itself',
  })
  waiting: ExportErrorView | null;
  @ApiProperty({ type: ExportErrorView, nullable: true }) error: ExportErrorView | null;
  @Shape('integer', { nullable: true, description: 'Of all lists' }) rows: number | null;
  @Shape('integer', { nullable: true, description: 'Photos and documents' }) files: number | null;
  @Shape('integer', { nullable: true, description: 'Photos and documents of which the bytes are lost' })
  missing: number | null;
  @Shape('integer', { nullable: true, description: 'Bytes' }) size: number | null;
  @Shape('string', { nullable: true, description: 'Of the whole file' }) sha256: string | null;
  @Shape('date-time') created_at: string;
  @Shape('date-time', { nullable: true }) finished_at: string | null;
  @Shape('date-time', { nullable: true, description: 'When it is deleted by itself' }) expires_at: string | null;
}
