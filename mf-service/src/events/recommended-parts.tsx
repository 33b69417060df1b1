import { useLoaded } from '@carnet/mf-kit/data';
import { eventTemplateQuery } from '../lookups';
import * as m from '../messages/event-form';
import classes from './parts-picker.module.css';

/** Parts that the selected template recommends. Renders nothing if the template cannot be loaded, because the form does not need it. */
export function RecommendedParts({ templateId }: { templateId: number }) {
  const template = useLoaded(eventTemplateQuery(templateId));
  const parts = template.data?.recommended_parts ?? [];
  if (parts.length === 0) return null;
  return (
    <p className={classes.hint}>
      {m.recommends({
        template: template.data?.name,
        strong: (text) => <strong>{text}</strong>,
        parts: parts.join(', '),
      })}
    </p>
  );
}
