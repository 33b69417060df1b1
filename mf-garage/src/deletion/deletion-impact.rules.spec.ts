import { impactText } from './deletion-impact.rules';

const parts = { one: 'part', count: 3 };
const events = { one: 'service event', count: 1 };
const issues = { one: 'issue', count: 0 };

it('counts what goes, and leaves out what there is none of', () => {
  expect(impactText([parts, events, issues])).toBe('It takes 3 parts and 1 service event with it.');
});

it('says when nothing else goes', () => {
  expect(impactText([issues])).toBe('Nothing else goes with it.');
});

it('says kinds as their remotes say them, and makes English of one that says none', () => {
  const spoken = { ...events, several: 'entretiens', counted: ({ count }: { count: number }) => `${count} entretien` };
  expect(impactText([spoken, parts])).toBe('It takes 1 entretien and 3 parts with it.');
  expect(impactText([{ ...spoken, count: null }])).toMatch(/^How many entretiens go with it/);
});

it('names what nobody can count right now, beside what is known', () => {
  const text = impactText([parts, { one: 'service event', count: null }, { one: 'issue', count: null }]);
  expect(text).toMatch(/^It takes 3 parts with it\. How many service events and issues go with it is not known/);
});

it('does not say that nothing goes while something is not known', () => {
  expect(impactText([issues, { one: 'service event', count: null }])).not.toContain('Nothing');
});

it('names a part of Carnet that cannot even be asked', () => {
  const text = impactText([parts], ['Service']);
  expect(text).toMatch(/^It takes 3 parts with it\. What goes with it in Service is not known/);
  expect(impactText([issues], ['Service'])).not.toContain('Nothing');
});
