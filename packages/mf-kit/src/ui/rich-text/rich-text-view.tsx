import { useLayoutEffect, useRef } from 'react';
import { cleanNode } from './rich-text-rules';
import classes from './rich-text.module.css';

export interface RichTextViewProps {
  html: string;
}

/** Shows rich text. It is sanitised again, whatever the service sent. */
export default function RichTextView({ html }: RichTextViewProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...cleanNode(html).childNodes);
  }, [html]);
  return <div ref={place} className={classes.text} />;
}
