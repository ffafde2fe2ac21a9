export { agree } from './agree.ts'
export { loadAgree, loadLegal } from './load-legal.ts'
