export { CombinedSearchField, type CombinedSearchFieldProps } from './combined-search-field.tsx'
export type { SearchSuggestion } from './search-panel.tsx'
