import './overlay.css';

export { Drawer, Menu, Modal, Popover, Tooltip } from '@mantine/core';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { Notices, notify } from './notices';
