import type { ReactNode } from 'react';
import type { Tone } from './badge';
import { IconButton } from './button';
import { cx } from './class-names';
import { CheckIcon, ClearIcon, InfoIcon, WarningIcon } from './icons';
import * as m from '../messages/notice';
import classes from './notice.module.css';

interface NoticeProps {
  /** Screen readers announce `bad` and `warn` at once (alert), the others at the next pause (status). */
  tone?: Exclude<Tone, 'neutral'>;
  title?: string;
  children?: ReactNode;
  onDismiss?: () => void;
}

const icons = { good: CheckIcon, warn: WarningIcon, bad: WarningIcon, info: InfoIcon };

/** A message in the page about a result or a problem. */
export function Notice({ tone = 'info', title, children, onDismiss }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={cx(classes.notice, classes[tone])} role={tone === 'bad' || tone === 'warn' ? 'alert' : 'status'}>
      <Icon size={20} className={classes.icon} />
      <div className={classes.text}>
        {title && <p className={classes.title}>{title}</p>}
        {children}
      </div>
      {onDismiss && (
        <IconButton label={m.dismiss} size="sm" onClick={onDismiss}>
          <ClearIcon size={16} />
        </IconButton>
      )}
    </div>
  );
}
