export { AnswerForm } from './answer-form.tsx'
export * as queueCss from './queue.css.ts'
export { QueuePage } from './queue-page.tsx'
