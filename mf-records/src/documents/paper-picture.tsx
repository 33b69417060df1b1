import { cx, MediaImage } from '@carnet/mf-kit/ui';
import { useState } from 'react';
import { STATE_NOTES } from './document.constants';
import { nameOf } from './document.names';
import type { Document } from './documents.queries';
import * as m from '../messages/papers';
import classes from './documents.module.css';

interface PaperPictureProps {
  document: Pick<Document, 'id' | 'hash' | 'state' | 'name' | 'title' | 'variants' | 'width' | 'height'>;
  variant: '320' | '960' | '2048';
  /** False where the words beside it say what it shows. */
  named?: boolean;
  className?: string;
}

/** First page of a document, or the reason why there is no picture. */
export function PaperPicture({ document, variant, named = true, className }: PaperPictureProps) {
  const [isLost, setLost] = useState(false);
  const made = document.variants.find(({ name }) => name === variant);
  if (!made || isLost)
    return (
      <span className={cx(classes.noPicture, className)}>
        <span>{named ? (STATE_NOTES[document.state] ?? m.noPicture) : ''}</span>
      </span>
    );
  return (
    <MediaImage
      file={document.id}
      hash={document.hash}
      variant={variant}
      width={made.width}
      height={made.height}
      alt={named ? m.firstPage({ name: nameOf(document) }) : ''}
      className={cx(classes.picture, className)}
      // Limits the height to one and a half screens, because a till receipt is a long strip. The aspect ratio is kept.
      style={named ? { maxInlineSize: `min(100%, ${((75 * made.width) / made.height).toFixed(1)}rem)` } : undefined}
      onLost={() => setLost(true)}
    />
  );
}
