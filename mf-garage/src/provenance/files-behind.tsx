import type { PhotosOf } from '@carnet/contracts';
import { Button } from '@carnet/mf-kit/ui';
import { Slot } from '@carnet/mf-kit/federation';
import { type ReactNode, useId, useState } from 'react';
import classes from './provenance.module.css';
import * as m from '../messages/provenance-tab';

interface FilesBehind {
  /** Renders the button that shows or hides the papers and photos. */
  toggle: (label: string) => ReactNode;
  /** The papers and photos, fetched when they are first shown. */
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
