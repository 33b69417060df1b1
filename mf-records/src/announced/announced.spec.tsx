import { renderWithKit } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import DocumentationPage from '../documentation/documentation.page';
import PhotosPage from '../photos/photos.page';

const features = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

it('announces photos with what is planned', () => {
  renderWithKit(<PhotosPage />, { path: '/photos' });
  expect(screen.getByText('Coming soon')).toBeInTheDocument();
  expect(features()).toEqual(['Photo upload and albums', 'Before and after photos', 'Service photos', 'Tagging']);
  expect(screen.getByRole('link', { name: 'Service History' })).toHaveAttribute('href', '/service-history');
});

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

it('tells who came from a vehicle that nothing can be uploaded yet, and leads back', () => {
  renderWithKit(<PhotosPage />, { path: '/photos?vehicle_id=7' });
  expect(screen.getByText('Photos cannot be uploaded yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the vehicle' })).toHaveAttribute('href', '/vehicles/7');
});
