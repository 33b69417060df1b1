import type { PhotosOf } from '@carnet/contracts';
import { Button, Slot } from '@carnet/mf-kit';
import { type ReactNode, useId, useState } from 'react';
import classes from './provenance.module.css';
import * as m from '../messages/provenance-tab';

interface FilesBehind {
  /** Opens and closes them. */
  toggle: (label: string) => ReactNode;
  /** Them, below what they belong to; asked for once somebody wants to see them. */
  shown: ReactNode;
}

/** Papers and photos of a number or an owner. */
export function useFilesBehind({ subject, id }: PhotosOf): FilesBehind {
  const [isOpen, open] = useState(false);
  const place = useId();
  return {
    toggle: (label) => (
      <Button
        variant="quiet"
        size="sm"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={place}
        onClick={() => open(!isOpen)}
      >
        {m.papers}
      </Button>
    ),
    shown: (
      <div id={place} className={classes.behind} hidden={!isOpen}>
        {isOpen && (
          <>
            <Slot slot="papers" subject={subject} id={id} />
            <Slot slot="photos" subject={subject} id={id} loading={null} />
          </>
        )}
      </div>
    ),
  };
}
