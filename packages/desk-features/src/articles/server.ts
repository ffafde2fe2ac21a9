export { actOnArticle, loadArticle, loadArticles } from './act-on-article.ts'
