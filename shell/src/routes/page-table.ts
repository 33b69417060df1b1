import * as m from '../messages/pages';

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

/** The description of a remote's page. */
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
