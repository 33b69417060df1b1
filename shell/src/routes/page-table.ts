import * as m from '../messages/pages';

/** A page of the shell, as compose needs it to write its HTML. */
export interface ShellPage {
  path: string;
  /** Name of the page's chunk. */
  chunk: string;
  title: string;
  description?: string;
  /** True for pages that need a sign-in. They use the app's frame. */
  signedIn?: boolean;
}

/** Meta description of the pages of remotes. */
export const description = m.description;

export const shellPages: readonly ShellPage[] = [
  {
    path: '/',
    chunk: 'home',
    title: m.home,
    description: m.homeDescription,
  },
  {
    path: '/features',
    chunk: 'reading',
    title: m.features,
    description: m.featuresDescription,
  },
  {
    path: '/about',
    chunk: 'reading',
    title: m.about,
    description: m.aboutDescription,
  },
  { path: '/login', chunk: 'login', title: m.logIn, description: m.logInDescription },
  {
    path: '/register',
    chunk: 'register',
    title: m.register,
    description: m.registerDescription,
  },
  {
    path: '/forgot-password',
    chunk: 'arrival',
    title: m.forgotPassword,
    description: m.forgotPasswordDescription,
  },
  {
    path: '/reset-password',
    chunk: 'arrival',
    title: m.resetPassword,
    description: m.resetPasswordDescription,
  },
  { path: '/email', chunk: 'arrival', title: m.email, description: m.emailDescription },
  { path: '/invitation', chunk: 'arrival', title: m.invitation, description: m.invitationDescription },
  { path: '/remind-later', chunk: 'arrival', title: m.remindLater, description: m.remindLaterDescription },
  { path: '/provider', chunk: 'arrival', title: m.provider, description: m.logInDescription },
  { path: '/dashboard', chunk: 'dashboard', title: m.dashboard, signedIn: true },
  { path: '/quick', chunk: 'quick', title: m.quick, signedIn: true },
  { path: '/share', chunk: 'quick', title: m.share, signedIn: true },
  { path: '/garage', chunk: 'garage', title: m.garage, signedIn: true },
  { path: '/profile', chunk: 'profile', title: m.profile, signedIn: true },
  { path: '/settings', chunk: 'settings', title: m.settings, signedIn: true },
];
