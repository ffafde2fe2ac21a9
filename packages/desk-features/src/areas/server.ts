export { actOnArea, loadArea, loadAreas } from './act-on-area.ts'
