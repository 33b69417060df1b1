import { renderWithKit } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import DocumentationPage from '../documentation/documentation.page';

const features = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

it('announces documentation with what is planned', () => {
  renderWithKit(<DocumentationPage />, { path: '/documentation' });
  expect(screen.getByText('Coming soon')).toBeInTheDocument();
  expect(features()).toEqual([
    'Registration',
    'Insurance',
    'Receipts and warranties',
    'Manuals',
    'Inspection certificates',
    'Search',
    'Secure storage',
  ]);
});
