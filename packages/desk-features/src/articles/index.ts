export { ArticlePage, type ArticlePageProps } from './article-page.tsx'
export { ArticlesPage, type ArticlesPageProps } from './articles-page.tsx'
