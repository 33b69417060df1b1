import { useLoaded } from '@carnet/mf-kit';
import { eventTemplateQuery } from '../lookups/template.queries';
import classes from './parts-picker.module.css';

/** What the chosen template recommends, for whoever lays out the parts. Nothing where it cannot be read: the form does without. */
export function RecommendedParts({ templateId }: { templateId: number }) {
  const template = useLoaded(eventTemplateQuery(templateId));
  const parts = template.data?.recommended_parts ?? [];
  if (parts.length === 0) return null;
  return (
    <p className={classes.hint}>
      <strong>{template.data?.name}</strong> recommends: {parts.join(', ')}
    </p>
  );
}
