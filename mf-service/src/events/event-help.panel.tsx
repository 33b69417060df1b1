import { Money } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { PanelFrame } from '@carnet/mf-kit/ui';
import { eventTemplateQuery } from '../lookups';
import * as m from '../messages/event-help';
import { recurrenceSummary } from '../templates';
import VehicleGlancePanel from './vehicle-glance.panel';
import classes from './event-help.module.css';

interface EventHelpProps {
  vehicleId: number;
  /** 0 if the event has no template. */
  templateId: number;
}

/** Shown beside the form of an event: the vehicle's last services, and the text of the template. */
export default function EventHelpPanel({ vehicleId, templateId }: EventHelpProps) {
  return (
    <>
      <VehicleGlancePanel vehicleId={vehicleId} />
      {templateId > 0 && <TemplateHelp templateId={templateId} />}
    </>
  );
}

/** Renders nothing if the template cannot be loaded, because the form does not need it. */
function TemplateHelp({ templateId }: { templateId: number }) {
  const { data: template } = useLoaded(eventTemplateQuery(templateId));
  if (!template) return null;
  return (
    <PanelFrame title={template.name}>
      <p className={classes.line}>{recurrenceSummary(template)}</p>
      {template.estimated_cost !== null && (
        <p className={classes.line}>
          {m.estimatedCost({
            money: () => <Money amount={template.estimated_cost} currency={template.currency} />,
          })}
        </p>
      )}
      {template.recommended_parts.length > 0 && (
        <>
          <p className={classes.line}>{m.recommendedParts}</p>
          <ul className={classes.list}>
            {template.recommended_parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </>
      )}
      {template.source && <p className={classes.source}>{template.source}</p>}
    </PanelFrame>
  );
}
