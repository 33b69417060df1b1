export { followLanguage, offeredLanguages, pageLanguage } from './page-language';
export { counting, drawing } from './writing';
