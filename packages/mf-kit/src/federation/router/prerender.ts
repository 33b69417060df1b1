/** For the shell's prerendering alone: a page that runs has a history. */
export { StaticRouter } from 'react-router-dom';
