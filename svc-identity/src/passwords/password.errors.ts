import { Invalid } from '@carnet/svc-kit';

export class CommonPassword extends Invalid {
  constructor(field: string) {
    const msg = 'Password is too common and easy to guess';
    super(msg, [{ field, msg }]);
  }
}

export class PersonalPassword extends Invalid {
  constructor(field: string) {
    const msg = 'Password must not contain your name, username or email';
    super(msg, [{ field, msg }]);
  }
}
