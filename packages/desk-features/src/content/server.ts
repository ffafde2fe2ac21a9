export { actOnContent, isContentAct, loadContentList, savedOr, versionAsked } from './act-on-content.ts'
