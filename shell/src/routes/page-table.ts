/** A page of the shell's own, as compose needs to know it to write its HTML. */
export interface ShellPage {
  path: string;
  /** Name of its chunk. */
  chunk: string;
  title: string;
  description?: string;
  /** Behind sign-in: in the frame of the app. */
  signedIn?: boolean;
}

export const shellPages: readonly ShellPage[] = [
  {
    path: '/',
    chunk: 'home',
    title: 'Carnet · The history of your vehicles',
    description:
      'Carnet keeps the history of your cars: service, parts, modifications, issues and track days, in one journal.',
  },
  {
    path: '/features',
    chunk: 'features',
    title: 'Features · Carnet',
    description: 'What Carnet does for owners and collectors: collections, service history, schedules, parts and more.',
  },
  {
    path: '/about',
    chunk: 'about',
    title: 'About · Carnet',
    description: 'What Carnet is, and why a vehicle deserves a written history.',
  },
  { path: '/login', chunk: 'login', title: 'Log in · Carnet', description: 'Log in to your vehicle journal.' },
  {
    path: '/register',
    chunk: 'register',
    title: 'Register · Carnet',
    description: 'Start your vehicle journal.',
  },
  { path: '/dashboard', chunk: 'dashboard', title: 'Dashboard · Carnet', signedIn: true },
  { path: '/profile', chunk: 'profile', title: 'Profile · Carnet', signedIn: true },
  { path: '/settings', chunk: 'settings', title: 'Settings · Carnet', signedIn: true },
];
