export { answerPrompt } from './answer-prompt.ts'
export { loadFailed, loadPrompt, loadSuccess } from './load-outcome.ts'
