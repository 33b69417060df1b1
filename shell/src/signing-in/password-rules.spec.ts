import { passwordProblem } from './password-rules';

describe('a new password', () => {
  it('passes with ten characters of every kind', () => {
    expect(passwordProblem('Giulia-1967')).toBeNull();
  });

  it.each([
    ['Giulia-67', 'Password must be at least 10 characters long'],
    ['giulia-1967', 'Password must contain at least one uppercase letter'],
    ['GIULIA-1967', 'Password must contain at least one lowercase letter'],
    ['Giulia-Super', 'Password must contain at least one number'],
    ['Giulia1967x', 'Password must contain at least one special character'],
  ])('%s: %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  it('names everything that is missing, joined with a full stop', () => {
    expect(passwordProblem('giulia')).toBe(
      'Password must be at least 10 characters long. ' +
        'Password must contain at least one uppercase letter. ' +
        'Password must contain at least one number. ' +
        'Password must contain at least one special character',
    );
  });

  it('may be written in any script, and counts what a person counts', () => {
    expect(passwordProblem('Ключ от гаража 7')).toBeNull();
    expect(passwordProblem('Aa1-🚗🚗🚗🚗🚗')).toBe('Password must be at least 10 characters long');
  });
});
