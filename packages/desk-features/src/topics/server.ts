export { actOnTopic, loadTopic, loadTopics } from './act-on-topic.ts'
