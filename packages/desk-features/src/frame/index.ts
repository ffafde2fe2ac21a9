export { DeskFrame, LanguageMenu, staffStart } from './desk-frame.tsx'
export { type FailureKind, FailurePage } from './failure-page.tsx'
export { LonePage } from './lone-page.tsx'
