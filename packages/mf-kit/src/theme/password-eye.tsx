import { EyeIcon, EyeOffIcon } from '../components/icons';

/** The sign on a password field's toggle: an eye, struck through while the password is shown. */
export function PasswordEye({ reveal }: { reveal: boolean }) {
  return reveal ? <EyeOffIcon /> : <EyeIcon />;
}
