export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { LateDialog } from './late-dialog';
export { Dialog, type DialogProps, useLeaveDialog } from './dialog';
