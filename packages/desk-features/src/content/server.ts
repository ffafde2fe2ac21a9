export { actOnContent, isContentAct, loadContentList, savedOr, versionAsked } from './act-on-content.ts'
export { previewAddress } from './open-preview.ts'
export { languagesIn, readWords } from './read-words.ts'
export { readPicture, uploadPicture } from './upload-picture.ts'
