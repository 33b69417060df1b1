import { PatchOf, Shape, TextField } from '@carnet/fields';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { Register } from '../accounts/account.dto.js';
import * as m from '../messages/provider.js';
import { PasswordOfSomeField } from '../passwords/password.dto.js';

/** The maximum length of a code, above that of any real one. */
const CODE = 200;
const CodeField = () =>
  TextField({
    required: m.ended,
    max: CODE,
    description: 'What follows `#code=` in the address that the provider led back to',
  });

/** The fields of a registration are for a new person, if the provider lacks them. */
export class ProviderSignIn extends PatchOf(Register) {
  @CodeField() code: string;
}

export class LinkProvider {
  @CodeField() code: string;
  @PasswordOfSomeField() password?: string | null;
}

export class UnlinkProvider {
  @TextField({ required: m.notFound, max: 500, description: 'As the list has it' }) issuer: string;
}

export class ProviderView {
  @Shape('string', { description: 'In addresses' }) name: string;
  @Shape('string', { description: 'On a button' }) label: string;
}

export class WaysInView {
  @Shape('string', { enum: ['open', 'closed', 'list'], description: 'Whether somebody new may register' })
  registration: 'open' | 'closed' | 'list';
  @ApiProperty({ type: [ProviderView] }) providers: ProviderView[];
}

export class LinkedProviderView {
  @Shape('string') issuer: string;
  @Shape('string', { nullable: true, description: 'Null where it is offered no more' }) name: string | null;
  @Shape('string') label: string;
  @Shape('string', { nullable: true, description: 'As the provider said it when it was linked' }) email: string | null;
  @Shape('date-time') linked_at: string;
}

/** A linked provider in a person's export, without its configured name. */
export class ExportedProviderView extends PickType(LinkedProviderView, ['issuer', 'email', 'linked_at']) {}

export class OwnWaysInView {
  @Shape('boolean') has_password: boolean;
  @ApiProperty({ type: [LinkedProviderView] }) providers: LinkedProviderView[];
}
