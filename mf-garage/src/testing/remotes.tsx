import type { Remote } from '@carnet/mf-kit';

/** Another remote as this one sees it: the paths it serves and the panels it offers. */
export const aRemote = (changes: Partial<Remote> & Pick<Remote, 'id'>): Remote => ({
  name: `mf-${changes.id}`,
  paths: [],
  nav: [],
  routes: [],
  panels: {},
  ...changes,
});

const Text = ({ children }: { children: string }) => <p>{children}</p>;

export const service = aRemote({
  id: 'service',
  paths: ['/service', '/service-history'],
  panels: {
    'service/vehicle-history': async () => ({
      default: ({ vehicleId }) => <Text>{`Service history of vehicle ${vehicleId}`}</Text>,
    }),
  },
});

export const records = aRemote({
  id: 'records',
  paths: ['/issues', '/modifications', '/track-days'],
  panels: {
    'records/vehicle-issues': async () => ({
      default: ({ vehicleId }) => <Text>{`Issues of vehicle ${vehicleId}`}</Text>,
    }),
    'records/vehicle-modifications': async () => ({
      default: ({ vehicleId }) => <Text>{`Modifications of vehicle ${vehicleId}`}</Text>,
    }),
  },
});

export const garage = aRemote({ id: 'garage', paths: ['/collections', '/vehicles', '/parts'] });

export const remotes = [garage, service, records];
