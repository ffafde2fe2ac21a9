export { actOnLook, loadLook } from './act-on-look.ts'
