export { ArticlePage } from './article-page.tsx'
export { HelpPage } from './help-page.tsx'
