import { lazy, Suspense } from 'react';
import { PageSkeleton } from '@carnet/mf-kit/ui';
import { Navigate, Outlet, Route, Routes, useRemotes } from '@carnet/mf-kit/federation';
import { PublicFrame } from '../layout';

const SignedIn = lazy(() => import(/* webpackChunkName: "app" */ './signed-in'));
const RemoteSection = lazy(() => import(/* webpackChunkName: "app" */ './remote-section'));

const Home = lazy(() => import(/* webpackChunkName: "home" */ '../public/home.page'));
const Features = lazy(() => import(/* webpackChunkName: "reading" */ '../public/features.page'));
const About = lazy(() => import(/* webpackChunkName: "reading" */ '../public/about.page'));
const Login = lazy(() => import(/* webpackChunkName: "login" */ '../signing-in/login.page'));
const Register = lazy(() => import(/* webpackChunkName: "register" */ '../signing-in/register.page'));
const Arrival = lazy(() => import(/* webpackChunkName: "arrival" */ '../signing-in/arrival.page'));
const Dashboard = lazy(() => import(/* webpackChunkName: "dashboard" */ '../dashboard/dashboard.page'));
const Quick = lazy(() => import(/* webpackChunkName: "quick" */ '../quick/quick.page'));
const Share = lazy(() => import(/* webpackChunkName: "quick" */ '../quick/share.page'));
const Garage = lazy(() => import(/* webpackChunkName: "garage" */ '../sharing/garage.page'));
const Profile = lazy(() => import(/* webpackChunkName: "profile" */ '../account/profile.page'));
const Settings = lazy(() => import(/* webpackChunkName: "settings" */ '../account/settings.page'));

/** All routes: the shell's own pages, then the paths that remotes declare. Unknown paths redirect to the home page (spec §2). */
export function ShellRoutes() {
  const { entries } = useRemotes();
  return (
    <Routes>
      <Route element={<PublicPages />}>
        <Route path="/" element={<Home />} />
        <Route path="/features" element={<Features />} />
        <Route path="/about" element={<About />} />
        <Route path="/login" element={<Login />} />
        <Route path="/register" element={<Register />} />
        {['/forgot-password', '/reset-password', '/email', '/invitation', '/remind-later', '/provider'].map((path) => (
          <Route key={path} path={path} element={<Arrival />} />
        ))}
      </Route>
      <Route element={<SignedInPages />}>
        <Route path="/dashboard" element={<Dashboard />} />
        <Route path="/quick" element={<Quick />} />
        <Route path="/share" element={<Share />} />
        <Route path="/garage" element={<Garage />} />
        <Route path="/profile" element={<Profile />} />
        <Route path="/settings" element={<Settings />} />
        {entries.flatMap(({ id, paths }) =>
          paths.map((path) => (
            <Route key={path} path={`${path}/*`} element={<RemoteSection key={id} id={id} base={path} />} />
          )),
        )}
      </Route>
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}

function PublicPages() {
  return (
    <PublicFrame>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </PublicFrame>
  );
}

function SignedInPages() {
  return (
    <Suspense>
      <SignedIn>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </SignedIn>
    </Suspense>
  );
}
