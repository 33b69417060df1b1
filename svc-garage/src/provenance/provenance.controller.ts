import { ParseId } from '@carnet/fields';
import type { JsonText } from '@carnet/pg';
import {
  Creates,
  Deletes,
  IfMatch,
  Lists,
  OfVehicle,
  Once,
  type OnceKey,
  Owner,
  type OwnerId,
  Reads,
  Updates,
  TakesPassports,
} from '@carnet/rest';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdentitiesService } from './identities.service.js';
import { CreateIdentity, IdentityListQuery, IdentityView, UpdateIdentity } from './identity.dto.js';
import {
  CreateOwnershipChapter,
  OwnershipChapterView,
  OwnershipListQuery,
  UpdateOwnershipChapter,
} from './ownership.dto.js';
import { OwnershipService } from './ownership.service.js';
import { ProvenanceView } from './provenance.dto.js';
import { ProvenanceService } from './provenance.service.js';

@ApiTags('Provenance')
@Controller('api/vehicles/:id/provenance')
export class ProvenanceController {
  constructor(private readonly provenance: ProvenanceService) {}

  @Get()
  @OfVehicle({ path: 'id' })
  @Reads(ProvenanceView, 'Who had a vehicle, what of that is not known or does not fit, and its numbers')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<ProvenanceView> {
    return this.provenance.get(owner, id);
  }
}

@ApiTags('Provenance')
@Controller('api/ownership-chapters')
export class OwnershipController {
  constructor(private readonly ownership: OwnershipService) {}

  @Get()
  @OfVehicle({ filter: 'vehicle_id' })
  @Lists(OwnershipChapterView, 'Ownership chapters, of one vehicle or of all, filtered and searched')
  list(@Owner() owner: OwnerId, @Query() query: OwnershipListQuery): Promise<JsonText> {
    return this.ownership.list(owner, query);
  }

  @Post()
  @OfVehicle({ body: 'vehicle_id' })
  @TakesPassports()
  @Creates(OwnershipChapterView, 'Adds the time of one owner; its mileage is a reading of the odometer')
  create(@Owner() owner: OwnerId, @Body() body: CreateOwnershipChapter, @Once() once: OnceKey): Promise<JsonText> {
    return this.ownership.create(owner, body, once);
  }

  @Get(':id')
  @OfVehicle({ thing: 'ownership_chapters' })
  @Reads(OwnershipChapterView, 'One ownership chapter')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.ownership.get(owner, id);
  }

  @Put(':id')
  @OfVehicle({ thing: 'ownership_chapters' })
  @Updates(OwnershipChapterView, 'Changes an ownership chapter; what is left out stays')
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateOwnershipChapter,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.ownership.update(owner, id, body, ifMatch);
  }

  @Delete(':id')
  @OfVehicle({ thing: 'ownership_chapters' })
  @Deletes('Deletes an ownership chapter with its reading', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.ownership.remove(owner, id, ifMatch);
  }
}

@ApiTags('Provenance')
@Controller('api/vehicle-identities')
export class IdentitiesController {
  constructor(private readonly identities: IdentitiesService) {}

  @Get()
  @OfVehicle({ filter: 'vehicle_id' })
  @Lists(IdentityView, 'Numbers of vehicles beyond the VIN, of one vehicle or of all, filtered and searched')
  list(@Owner() owner: OwnerId, @Query() query: IdentityListQuery): Promise<JsonText> {
    return this.identities.list(owner, query);
  }

  @Post()
  @OfVehicle({ body: 'vehicle_id' })
  @TakesPassports()
  @Creates(IdentityView, 'Adds a number of a vehicle: as built, as fitted, or both')
  create(@Owner() owner: OwnerId, @Body() body: CreateIdentity, @Once() once: OnceKey): Promise<JsonText> {
    return this.identities.create(owner, body, once);
  }

  @Get(':id')
  @OfVehicle({ thing: 'vehicle_identities' })
  @Reads(IdentityView, 'One number of a vehicle')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.identities.get(owner, id);
  }

  @Put(':id')
  @OfVehicle({ thing: 'vehicle_identities' })
  @Updates(IdentityView, 'Changes a number of a vehicle; what is left out stays')
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateIdentity,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.identities.update(owner, id, body, ifMatch);
  }

  @Delete(':id')
  @OfVehicle({ thing: 'vehicle_identities' })
  @Deletes('Deletes a number of a vehicle', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.identities.remove(owner, id, ifMatch);
  }
}
