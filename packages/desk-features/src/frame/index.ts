export { DeskFrame, LanguageMenu } from './desk-frame.tsx'
export { type FailureKind, FailurePage } from './failure-page.tsx'
export { staffStart } from './frame-pages.ts'
export { LonePage } from './lone-page.tsx'
