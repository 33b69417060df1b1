/** Only for prerendering in the shell. A page in a browser has a history. */
export { StaticRouter } from 'react-router-dom';
