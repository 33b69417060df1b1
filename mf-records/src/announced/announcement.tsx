import { ArrowRightIcon, Badge, Card, CardGrid, Link, PageFrame, Section } from '@carnet/mf-kit';
import type { ReactNode } from 'react';
import classes from './announcement.module.css';

export interface Planned {
  title: string;
  what: string;
  icon: ReactNode;
}

export interface Meanwhile {
  to: string;
  label: string;
  /** What one can do there until then. */
  what: string;
}

interface AnnouncementProps {
  title: string;
  subtitle: string;
  planned: readonly Planned[];
  meanwhile: readonly Meanwhile[];
  back?: { to: string; label: string };
  /** What a person who came for it needs to know first. */
  notice?: ReactNode;
}

/** A page about something that is announced and not built: what is planned, and what one can do until then. */
export function Announcement({ title, subtitle, planned, meanwhile, back, notice }: AnnouncementProps) {
  return (
    <PageFrame title={title} subtitle={subtitle} back={back} badges={<Badge tone="info">Coming soon</Badge>}>
      {notice}
      <Section title="Planned features" note="None of this is here yet. This is what we are building it to do.">
        <CardGrid label="Planned features" dense>
          {planned.map((feature) => (
            <Card key={feature.title}>
              <div className={classes.head}>
                <span className={classes.icon}>{feature.icon}</span>
                <h3>{feature.title}</h3>
              </div>
              <p className={classes.what}>{feature.what}</p>
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Section title="Until then">
        <Card>
          <ul className={classes.meanwhile}>
            {meanwhile.map(({ to, label, what }) => (
              <li key={to}>
                <Link to={to} className={classes.way}>
                  {label}
                  <ArrowRightIcon size={16} />
                </Link>
                <span>{what}</span>
              </li>
            ))}
          </ul>
        </Card>
      </Section>
    </PageFrame>
  );
}
