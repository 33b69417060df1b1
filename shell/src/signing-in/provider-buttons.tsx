import { Button } from '@carnet/mf-kit/ui';
import type { WaysIn } from './ways-in';
import * as m from '../messages/provider-buttons';
import classes from './provider-buttons.module.css';

interface ProviderButtonsProps {
  providers: WaysIn['providers'];
  /** True if an account is to be linked, and not signed in. */
  links?: boolean;
}

/** Leads to a provider, and from there back to a page of ours. Nothing where there is none. */
export function ProviderButtons({ providers, links = false }: ProviderButtonsProps) {
  if (providers.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={m.providers}>
      {providers.map(({ name, label }) => (
        <li key={name}>
          <Button wide onClick={() => goTo(name, links)}>
            {links ? m.link({ provider: label }) : m.continueWith({ provider: label })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** By the address bar: it is no call, but a page of another site. */
function goTo(name: string, links: boolean): void {
  window.location.assign(`/api/auth/providers/${name}/sign-in?for=${links ? 'link' : 'sign-in'}`);
}
