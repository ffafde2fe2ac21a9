export { ProgressLine, type ProgressLineProps } from './progress-line.tsx'
export { ProgressNote, type ProgressNoteProps } from './progress-note.tsx'
