import { FilesModule } from '@carnet/files';
import { HandoverModule } from '@carnet/handover';
import { defineService } from '@carnet/nest-kit';
import { RecordsHandingOver1801000000000 } from './migrations/1801000000000-handing-over.js';
import { RecordsHandingOverLater1809000000000 } from './migrations/1809000000000-handing-over-later.js';
import { RecordsHandover } from './handover/records-handover.js';
import { EXPORTED_LISTS } from './exported-lists.js';
import { JOURNALED, RecordsJournal1779000000000 } from './migrations/1779000000000-journal.js';
import { names } from './messages/names.js';
import { AlbumsOfUserHandler } from './albums/albums.handlers.js';
import { AlbumsModule } from './albums/albums.module.js';
import {
  OwnershipChapterCopies,
  PartCopies,
  PurgeCopiesHandler,
  ServiceEventCopies,
  subjectCopiesOf,
  VehicleCopies,
  VehicleIdentityCopies,
} from './copies/copies.handlers.js';
import { BookModule } from './book/book.module.js';
import { CopiesModule } from './copies/copies.module.js';
import { CostsModule } from './costs/costs.module.js';
import { coverRepublication } from './covers/cover.fact.js';
import { CoversOfUserHandler, CoversOfVehicleHandler } from './covers/covers.handlers.js';
import { CoversModule } from './covers/covers.module.js';
import { BLOB_REFERENCES } from './files/blob-references.js';
import { FileTargetHandler } from './files/file-target.js';
import { DocumentsModule } from './documents/documents.module.js';
import { documentExpiryRepublication } from './files/document-expiry.fact.js';
import { documentRepublication } from './files/document-reading.fact.js';
import { eventPhotoRepublication } from './files/event-photo.fact.js';
import { paperRepublication } from './files/paper.fact.js';
import { EventPhotosOfVehicleHandler, FilesOfServiceEventHandler, FilesOfUserHandler } from './files/files.handlers.js';
import { RecordFilesModule } from './files/files.module.js';
import { IssuesOfServiceEventHandler, IssuesOfUserHandler, IssuesOfVehicleHandler } from './issues/issues.handlers.js';
import { issueReadingRepublication, issueRepublication } from './issues/issue.fact.js';
import { IssuesModule } from './issues/issues.module.js';
import { RecordsQuotas1766000000000 } from './migrations/1766000000000-quotas.js';
import { CreateRecords1761000000000 } from './migrations/1761000000000-create-records.js';
import { CreateModificationsAndTrackDays1763000000000 } from './migrations/1763000000000-create-modifications-and-track-days.js';
import { IssuesByOwner1764000000000 } from './migrations/1764000000000-issues-by-owner.js';
import { CreateFiles1767000000000 } from './migrations/1767000000000-create-files.js';
import { CreateDocuments1771000000000 } from './migrations/1771000000000-create-documents.js';
import { CreateDocumentPages1772450000000 } from './migrations/1772450000000-create-document-pages.js';
import { SearchOfTags1772100000000 } from './migrations/1772100000000-search-of-tags.js';
import { CreateAlbums1769000000000 } from './migrations/1769000000000-create-albums.js';
import { CreatePhotoPairs1769100000000 } from './migrations/1769100000000-create-photo-pairs.js';
import { CreateVehicleCovers1769200000000 } from './migrations/1769200000000-create-vehicle-covers.js';
import { OdometerUnits1775000000000 } from './migrations/1775000000000-odometer-units.js';
import { ReadPapersByMachine1773100000000 } from './migrations/1773100000000-read-papers-by-machine.js';
import { MileagesOfRecords1780200000000 } from './migrations/1780200000000-mileages.js';
import { modificationReadingRepublication, modificationRepublication } from './modifications/modification.fact.js';
import { SearchTexts1765200000000 } from './migrations/1765200000000-search-texts.js';
import { RecordCurrencies1775500000000 } from './migrations/1775500000000-currencies.js';
import { EdtfOfRecords1779500000000 } from './migrations/1779500000000-edtf.js';
import { HiddenAreas1780300000000 } from './migrations/1780300000000-hidden-areas.js';
import { CostsOfEvents1780600000000 } from './migrations/1780600000000-costs-of-events.js';
import { VehiclesOfUploads1811100000000 } from './migrations/1811100000000-vehicles-of-uploads.js';
import { UploadsApart1788010000000 } from './migrations/1788010000000-uploads-apart.js';
import { InvoicesOfPapers1790300000000 } from './migrations/1790300000000-invoices-of-papers.js';
import { FilesOfImports1790400000000 } from './migrations/1790400000000-files-of-imports.js';
import { TurnedFiles1789000000000 } from './migrations/1789000000000-turned-files.js';
import { SubjectsElsewhere1792100000000 } from './migrations/1792100000000-subjects-elsewhere.js';
import { ActorsOfFiles1800000000020 } from './migrations/1800000000020-actors-of-files.js';
import { NoRoomForALot1792200000000 } from './migrations/1792200000000-no-room-for-a-lot.js';
import { PapersOfProvenance1787010000000 } from './migrations/1787010000000-papers-of-provenance.js';
import { RecordsJournalByStatement1792000000000 } from './migrations/1792000000000-journal-by-statement.js';
import {
  ModificationsOfPartHandler,
  ModificationsOfServiceEventHandler,
  ModificationsOfUserHandler,
  ModificationsOfVehicleHandler,
} from './modifications/modifications.handlers.js';
import { ModificationsModule } from './modifications/modifications.module.js';
import { PhotoPairsModule } from './photo-pairs/photo-pairs.module.js';
import { MediaModule } from './media/media.module.js';
import { PhotosModule } from './photos/photos.module.js';
import { TrackDaysOfUserHandler, TrackDaysOfVehicleHandler } from './track-days/track-days.handlers.js';
import { trackDayReadingRepublication, trackDayRepublication } from './track-days/track-day.fact.js';
import { TrackDaysModule } from './track-days/track-days.module.js';

export const records = defineService({
  name: 'records',
  title: 'Carnet: records',
  description: 'What was built into a vehicle, what is wrong with it, and its days on a track.',
  migrations: [
    CreateRecords1761000000000,
    CreateModificationsAndTrackDays1763000000000,
    IssuesByOwner1764000000000,
    SearchTexts1765200000000,
    RecordsQuotas1766000000000,
    CreateFiles1767000000000,
    CreateAlbums1769000000000,
    CreatePhotoPairs1769100000000,
    CreateVehicleCovers1769200000000,
    CreateDocuments1771000000000,
    SearchOfTags1772100000000,
    CreateDocumentPages1772450000000,
    ReadPapersByMachine1773100000000,
    OdometerUnits1775000000000,
    RecordCurrencies1775500000000,
    RecordsJournal1779000000000,
    EdtfOfRecords1779500000000,
    MileagesOfRecords1780200000000,
    HiddenAreas1780300000000,
    CostsOfEvents1780600000000,
    PapersOfProvenance1787010000000,
    UploadsApart1788010000000,
    TurnedFiles1789000000000,
    InvoicesOfPapers1790300000000,
    FilesOfImports1790400000000,
    RecordsJournalByStatement1792000000000,
    SubjectsElsewhere1792100000000,
    NoRoomForALot1792200000000,
    ActorsOfFiles1800000000020,
    RecordsHandingOver1801000000000,
    RecordsHandingOverLater1809000000000,
    VehiclesOfUploads1811100000000,
  ],
  // More than a person enters by hand, and few enough to list (ADR 20); QUOTA_<TABLE> overrides a quota.
  names,
  exports: EXPORTED_LISTS,
  quotas: {
    ...{ modifications: 50_000, issues: 50_000, track_days: 50_000 },
    ...{ files: 20_000, uploads: 500, albums: 1_000, photo_pairs: 5_000 },
  },
  waitingWork: [
    { name: 'pictures', table: 'file_jobs' },
    { name: 'papers', table: 'paper_jobs' },
  ],
  modules: [
    CopiesModule,
    ModificationsModule,
    CostsModule,
    BookModule,
    IssuesModule,
    TrackDaysModule,
    RecordFilesModule,
    PhotosModule,
    CoversModule,
    DocumentsModule,
    AlbumsModule,
    PhotoPairsModule,
    MediaModule,
    FilesModule.register({
      uploads: { target: FileTargetHandler, from: RecordFilesModule },
      references: BLOB_REFERENCES,
    }),
    HandoverModule.register(RecordsHandover),
  ],
  journals: JOURNALED,
  republishes: [
    ...[modificationRepublication, coverRepublication, eventPhotoRepublication, documentRepublication],
    ...[trackDayReadingRepublication, modificationReadingRepublication, issueReadingRepublication],
    ...[documentExpiryRepublication, issueRepublication, trackDayRepublication, paperRepublication],
  ],
  // Rows that refer to a copy are deleted before the copy itself, so the copies' own handlers stand last.
  follows: {
    identity: [
      AlbumsOfUserHandler,
      CoversOfUserHandler,
      FilesOfUserHandler,
      IssuesOfUserHandler,
      ModificationsOfUserHandler,
      TrackDaysOfUserHandler,
      PurgeCopiesHandler,
    ],
    garage: [
      CoversOfVehicleHandler,
      EventPhotosOfVehicleHandler,
      IssuesOfVehicleHandler,
      ModificationsOfVehicleHandler,
      TrackDaysOfVehicleHandler,
      ModificationsOfPartHandler,
      VehicleCopies,
      PartCopies,
      VehicleIdentityCopies,
      OwnershipChapterCopies,
    ],
    service: [
      FilesOfServiceEventHandler,
      IssuesOfServiceEventHandler,
      ModificationsOfServiceEventHandler,
      ServiceEventCopies,
    ],
    usage: subjectCopiesOf('usage'),
  },
});
