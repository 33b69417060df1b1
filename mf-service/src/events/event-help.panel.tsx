import { Money, PanelFrame, useLoaded } from '@carnet/mf-kit';
import { eventTemplateQuery } from '../lookups/template.queries';
import { recurrenceSummary } from '../templates/recurrence.rules';
import VehicleGlancePanel from '../vehicle-glance/vehicle-glance.panel';
import classes from './event-help.module.css';

/** Beside the form of a service event: the vehicle's last services, what its template says, what completing does. */
export default function EventHelpPanel({ vehicleId, templateId, isCompleted }: CarnetPanels['service/event-help']) {
  return (
    <>
      {vehicleId > 0 && <VehicleGlancePanel vehicleId={vehicleId} />}
      {templateId > 0 && <TemplateHelp templateId={templateId} />}
      {isCompleted && (
        <PanelFrame title="On completion">
          <ul className={classes.list}>
            <li>The parts of this event become Installed.</li>
            <li>A higher mileage becomes the vehicle&apos;s mileage. It never goes down.</li>
            {templateId > 0 && <li>The template comes due again, counted from this event.</li>}
          </ul>
        </PanelFrame>
      )}
    </>
  );
}

/** Nothing where the template cannot be read: the form does without. */
function TemplateHelp({ templateId }: { templateId: number }) {
  const { data: template } = useLoaded(eventTemplateQuery(templateId));
  if (!template) return null;
  return (
    <PanelFrame title={template.name}>
      <p className={classes.line}>{recurrenceSummary(template)}</p>
      {template.estimated_cost !== null && (
        <p className={classes.line}>
          Estimated cost: <Money amount={template.estimated_cost} />
        </p>
      )}
      {template.recommended_parts.length > 0 && (
        <>
          <p className={classes.line}>Recommended parts:</p>
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
