export { Badge, StatusBadge, type Tone } from './badge';
export { Button, IconButton } from './button';
export { Card, CardActions, CardGrid, CardHead } from './card';
export { type Choice, choicesOf } from './choices';
export { cx } from './class-names';
export {
  ArrowRightIcon,
  CheckIcon,
  ChevronDownIcon,
  ClearIcon,
  EditIcon,
  EyeOffIcon,
  InfoIcon,
  MenuIcon,
  PlusIcon,
  RetryIcon,
  SearchIcon,
  TrashIcon,
  WarningIcon,
} from './icons';
export { Figures, KeyValue, type Spec } from './key-value';
export { LazyPart, loadPart } from './lazy-part';
export { NotYet } from './not-yet';
export { Notice } from './notice';
export { PanelError, PanelFrame, PanelSkeleton } from './panel-frame';
export { RichText } from './rich-text/rich-text';
export { SegmentedButtons } from './segmented-buttons';
export { Skeleton } from './skeleton';
export { Spinner } from './spinner';
export { EmptyState, ErrorState, FormSkeleton, ListSkeleton, NotFoundState, PageSkeleton } from './states';
export { Tabs } from './tabs';
export { useDisclosureMenu } from './use-disclosure-menu';
export { useHydrated } from './use-hydrated';
export { useOnChange } from './use-on-change';
export { useTitle } from './use-title';
export { ConfirmDialog } from './dialog/confirm-dialog';
export { Dialog, useLeaveDialog } from './dialog/dialog';
export { LateDialog } from './dialog/late-dialog';
export { Cover, type CoverPhoto } from './media/cover';
export { MediaImage, MediaPicture, useMediaSession } from './media/media-image';
