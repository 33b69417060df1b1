import './styles.css';

export { theme } from './theme';
