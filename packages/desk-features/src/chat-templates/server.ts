export { actOnTemplates } from './act-on-templates.ts'
export { loadTemplates } from './load-templates.ts'
