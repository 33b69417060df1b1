import { icon } from '../ui/icons';

export const BoldIcon = icon(<path d="M7 5h5.8a3.4 3.4 0 0 1 0 6.8H7zm0 6.8h6.8a3.6 3.6 0 0 1 0 7.2H7z" />);
export const ItalicIcon = icon(<path d="M10.5 5H17M7 19h6.5M14 5l-4 14" />);
export const UnderlineIcon = icon(<path d="M7 4.5v6.8a5 5 0 0 0 10 0V4.5M5.5 19.5h13" />);
export const BulletListIcon = icon(<path d="M9.5 6.5H20M9.5 12H20M9.5 17.5H20M4.5 6.5v.01M4.5 12v.01M4.5 17.5v.01" />);
export const NumberedListIcon = icon(
  <path d="M11 6.5h9M11 12h9M11 17.5h9M4 5.2 5.6 4v5.2M4 15.4a1.6 1.6 0 0 1 3.1.5c0 1.2-3.1 2.4-3.1 3.8h3.3" />,
);
export const LinkIcon = icon(
  <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2" />,
);
export const UndoIcon = icon(<path d="M9 14.5 4.5 10 9 5.5M4.5 10h9.2a4.9 4.9 0 0 1 0 9.8H11" />);
export const RedoIcon = icon(<path d="m15 14.5 4.5-4.5L15 5.5M19.5 10h-9.2a4.9 4.9 0 0 0 0 9.8H13" />);
