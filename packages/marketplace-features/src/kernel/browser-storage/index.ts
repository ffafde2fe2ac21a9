export { readCookie, writeCookie } from './cookies.ts'
export { type KeptTexts, lastingStorage, visitStorage } from './kept-texts.ts'
