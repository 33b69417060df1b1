import { Button } from '@carnet/mf-kit/ui';
import type { WaysIn } from './ways-in';
import * as m from '../messages/provider-buttons';
import classes from './provider-buttons.module.css';

interface ProviderButtonsProps {
  providers: WaysIn['providers'];
  /** True to link an account instead of signing in. */
  links?: boolean;
}

/** Buttons that lead to sign-in providers, which redirect back. Renders nothing if there are none. */
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

/** Navigates by the address bar, because this is another site's page and not an API call. */
function goTo(name: string, links: boolean): void {
  window.location.assign(`/api/auth/providers/${name}/sign-in?for=${links ? 'link' : 'sign-in'}`);
}
