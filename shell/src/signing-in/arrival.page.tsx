import { useLocation } from '@carnet/mf-kit/federation';
import EmailPage from './email.page';
import ForgotPasswordPage from './forgot-password.page';
import RemindLaterPage from './remind-later.page';
import InvitationPage from './invitation.page';
import ProviderPage from './provider.page';
import ResetPasswordPage from './reset-password.page';

/** Target of links in mails and of sign-in providers, and the page that requests such a link. All are in one chunk, because they are rarely used. */
export default function ArrivalPage() {
  const { pathname } = useLocation();
  if (pathname.startsWith('/reset-password')) return <ResetPasswordPage />;
  if (pathname.startsWith('/remind-later')) return <RemindLaterPage />;
  if (pathname.startsWith('/invitation')) return <InvitationPage />;
  if (pathname.startsWith('/provider')) return <ProviderPage />;
  return pathname.startsWith('/email') ? <EmailPage /> : <ForgotPasswordPage />;
}
