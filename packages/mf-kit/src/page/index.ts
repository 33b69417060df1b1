export { useTitle } from './use-title';
export { useDelayedText, filtersIn, useUrlFilters, type UrlFilters } from './use-url-filters';
export { useColorScheme } from './use-color-scheme';
export { followColourScheme, type ColorScheme } from './colour-scheme';
export { RichText } from './rich-text';
export { useHydrated } from './use-hydrated';
export { useOnChange } from './use-on-change';
export { preselected } from './preselected';
