import { aFillUp } from '../testing/factories';
import { fillUpForm } from './fill-up-form.schema';

it.each(['full', 'missed_before', 'excluded'] as const)('sends whether a fill-up is %s as it was chosen', (name) => {
  for (const chosen of [true, false])
    expect(fillUpForm.bodyOf({ ...fillUpForm.valuesOf(aFillUp()), [name]: chosen })).toMatchObject({ [name]: chosen });
});
