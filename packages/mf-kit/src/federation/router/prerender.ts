/** The router for prerendering in the shell. Pages in a browser use `AppRouter`. */
export { StaticRouter } from 'react-router-dom';
