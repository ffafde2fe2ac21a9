export { TopicPage, type TopicPageProps } from './topic-page.tsx'
export { TopicsPage, type TopicsPageProps } from './topics-page.tsx'
