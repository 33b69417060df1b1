import { icon } from '../../ui/icons';

export const WaitingIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5.5l3.5 2" />
  </>,
);
