export { NotesService, notesService } from './notes-service.js';
