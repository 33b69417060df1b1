jest.mock('@carnet/files', () => {
  throw new Error('The process that reads has no files of others');
});
jest.mock('@carnet/journal', () => {
  throw new Error('The process that reads has no database');
});

it('is read in a process that loads nothing of what services are made of, and so is small', async () => {
  await expect(import('./read-passport.js')).resolves.toHaveProperty('readPassport');
});
