export { useTitle } from './use-title';
export { useDelayedText, useUrlFilters, type UrlFilters } from './use-url-filters';
export { useColorScheme, type ColorScheme } from './use-color-scheme';
export { RichText } from './rich-text';
