import { ParseId } from '@carnet/fields';
import { Deletes, Owner, type OwnerId, ProblemView } from '@carnet/rest';
import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { FileUsageView, TagQuery, TagView, TrashQuery } from './file.dto.js';
import { FilesService } from './files.service.js';

@ApiTags('Files')
@Controller('api/files')
export class FilesController {
  constructor(private readonly files: FilesService) {}

  @Get('usage')
  @ApiOperation({ summary: 'How much room photos and documents take, and how much there is' })
  @ApiOkResponse({ type: FileUsageView })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  usage(@Owner() owner: OwnerId): Promise<FileUsageView> {
    return this.files.usage(owner);
  }

  @Get('tags')
  @ApiOperation({
    summary: 'The tags that files carry, of one kind where it is named; the 1,000 that most carry, those first',
  })
  @ApiOkResponse({ type: [TagView] })
  @ApiBadRequestResponse({ type: ProblemView })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  tags(@Owner() owner: OwnerId, @Query() { kind }: TagQuery): Promise<TagView[]> {
    return this.files.tags(owner, kind);
  }

  @Delete('trash')
  @Deletes('Deletes for good what is in the trash; of one kind, where it is named')
  emptyTrash(@Owner() owner: OwnerId, @Query() { kind }: TrashQuery): Promise<void> {
    return this.files.emptyTrash(owner, kind);
  }

  @Post(':id/pictures')
  @HttpCode(204)
  @ApiOperation({ summary: 'Makes the pictures of a file again that could not be made; others stay' })
  @ApiNoContentResponse()
  @ApiBadRequestResponse({ type: ProblemView })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  @ApiNotFoundResponse({ type: ProblemView, description: 'There is no such file, or it is not yours' })
  makePicturesAgain(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<void> {
    return this.files.makePicturesAgain(owner, id);
  }
}
