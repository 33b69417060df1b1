export { UndoBar } from './undo-bar';
export { type Undo, type UndoStep, useUndo } from './use-undo';
